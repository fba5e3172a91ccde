import { JSONParser, TokenType } from '@streamparser/json';
import type { FoundBreak, TextSource } from './found.ts';

/** A value of the file, with the names of the objects around it; places in lists are numbers. */
export interface JsonValue {
  readonly kind: 'value';
  readonly at: readonly (string | number)[];
  readonly value: unknown;
}

/** Deeper than this no program nests what people keep. */
const DEEPEST = 64;
const PIECE = 64 * 1024;
/** What is held of one value, in bytes by a rough count. */
const LARGEST_VALUE = 64 * 1024 ** 2;
const BYTES_OF_A_TOKEN = 32;
const LONGEST_WORD = 16 * 1024 ** 2;

/** Reads the values at some paths (`$.bookmarks.*`), one at a time, so that a large file is never held whole. */
export async function* readJson(source: TextSource, paths: string[]): AsyncGenerator<JsonValue | FoundBreak> {
  const parser = new JSONParser({ paths, keepStack: false });
  const found: JsonValue[] = [];
  parser.onValue = ({ value, key, stack }) => {
    const at = stack.slice(1).map((level) => level.key!);
    found.push({ kind: 'value', at: key === undefined ? at : [...at, key], value });
  };
  const bounds = boundsOf(paths);
  parser.onToken = ({ token, value }) => bounds.countToken(token, value);
  let line = 1;
  for await (const text of source.text()) {
    for (const piece of linesOf(text)) {
      // After a value that ends the text, more of it has no meaning.
      if (parser.isEnded) return;
      try {
        parser.write(line === 1 ? piece.replace(/^\uFEFF/, '') : piece);
        bounds.countPiece(piece);
      } catch {
        yield* found.splice(0);
        yield { kind: 'break', file: source.name, line };
        return;
      }
      yield* found.splice(0);
      if (piece.endsWith('\n')) line += 1;
    }
  }
  if (!parser.isEnded) yield { kind: 'break', file: source.name, line };
}

/**
 * Reads the values of a text that is a list, or of the lists with these names in it; where there are none, the values by any
 * name. Asked for together, these would hold each list whole.
 */
export async function* readJsonLists(source: TextSource, names: readonly string[]): AsyncGenerator<JsonValue | FoundBreak> {
  if (await isList(source)) return yield* readJson(source, ['$.*']);
  let hasValues = false;
  for await (const found of readJson(
    source,
    names.map((name) => `$.${name}.*`),
  )) {
    hasValues ||= found.kind === 'value';
    if (hasValues) yield found;
  }
  if (!hasValues) yield* readJson(source, ['$.*']);
}

async function isList(source: TextSource): Promise<boolean> {
  for await (const text of source.text()) {
    // A mark of the byte order counts as a space.
    const start = text.trimStart();
    if (start !== '') return start.startsWith('[');
  }
  return false;
}

/** Stops what would fill the memory: a value that is too large or too deep, and a word without an end. */
function boundsOf(paths: readonly string[]) {
  const outside = Math.min(...paths.map((path) => path.split('.').length - 1));
  const names = new Set(paths.map((path) => path.split('.')[1]));
  let [depth, size, silence, word] = [0, 0, 0, ''];
  // What no path leads to is let go of as it is read.
  let isHeld = names.has('*');
  return {
    countToken: (token: TokenType, value: unknown): void => {
      silence = 0;
      if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
      if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
      if (depth === 1 && token === TokenType.STRING) word = String(value);
      if (depth === 1 && token === TokenType.COLON) isHeld = names.has('*') || names.has(word);
      size = depth <= outside || !isHeld ? 0 : size + BYTES_OF_A_TOKEN + (typeof value === 'string' ? value.length : 0);
      if (depth > DEEPEST) throw new Error('nested too deeply');
      if (size > LARGEST_VALUE) throw new Error('too large a value');
    },
    countPiece: (piece: string): void => {
      silence += piece.length;
      if (silence > LONGEST_WORD) throw new Error('too long a word');
    },
  };
}

/** The lines of a text, each with its end; a very long one in pieces. */
function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const to = Math.min(end === -1 ? text.length : end + 1, from + PIECE);
    yield text.slice(from, to);
    from = to;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** An object of foreign JSON; anything else is one without fields. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A list of foreign JSON; anything else is an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text of foreign JSON; undefined where it is something else, or empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
