import { Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import type { FoundBreak, TextSource } from './found.ts';

/** A row by the names of its columns, in small letters. */
export interface CsvRow {
  readonly kind: 'row';
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
}

const LONGEST_ROW = 4 * 1024 * 1024;

/** Reads a table by the names of its columns. A row that is broken ends it: what came before stands. */
export async function* readCsv(source: TextSource): AsyncGenerator<CsvRow | FoundBreak> {
  const delimiter = await findDelimiter(source);
  const options: Options = {
    delimiter,
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  };
  const rows = Readable.from(source.text()).pipe(parse(options));
  let line = 1;
  try {
    for await (const row of rows) {
      const { record, info } = row as { record: Record<string, string>; info: { lines: number } };
      line = info.lines;
      yield { kind: 'row', line, cells: record };
    }
  } catch {
    yield { kind: 'break', file: source.name, line: line + 1 };
  }
}

/** The names of a table's columns, in small letters. */
export async function readColumns(source: TextSource): Promise<string[]> {
  const header = await firstLine(source);
  return header.split(delimiterOf(header)).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
}

async function findDelimiter(source: TextSource): Promise<string> {
  return delimiterOf(await firstLine(source));
}

function delimiterOf(header: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

async function firstLine(source: TextSource): Promise<string> {
  let head = '';
  for await (const text of source.text()) {
    head += text;
    const end = head.search(/[\r\n]/);
    if (end !== -1) return head.slice(0, end).replace(/^\uFEFF/, '');
    if (head.length > 64 * 1024) break;
  }
  return head.slice(0, 64 * 1024).replace(/^\uFEFF/, '');
}
