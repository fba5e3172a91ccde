import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a tool found: its worst ratio to its reach (the count of failures, where it is pass or fail), and the rows behind it. */
export interface Result {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly reach: number;
  readonly holds: boolean;
  readonly detail: readonly Record<string, string | number>[];
}

/**
 * Prints one table (the rows, unless they are too many to read) and writes the result as `NAME.json` into a folder. A figure
 * that is no number was not measured, and holds nothing.
 */
export async function writeReport(found: Result, folder: string, table: Result['detail'] = found.detail): Promise<Result> {
  const result = { ...found, holds: found.holds && Number.isFinite(found.figure) };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.table(table);
  const figure = Number.isInteger(result.figure) ? result.figure : result.figure.toFixed(2);
  console.log(`${result.name}: ${figure} ${result.unit}, reach ${result.reach}: ${result.holds ? 'holds' : 'MISSED'}\n`);
  return result;
}
