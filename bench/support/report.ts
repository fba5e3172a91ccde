import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a benchmark found: its worst ratio to its reach, and the rows behind it. */
export interface Result {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly reach: number;
  readonly holds: boolean;
  readonly detail: readonly Record<string, string | number>[];
}

/** Prints the rows as one table and writes the result as `bench/results/NAME.json`. */
export async function report(result: Result): Promise<Result> {
  const folder = join(import.meta.dirname, '../results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.table(result.detail);
  console.log(`${result.name}: ${result.figure.toFixed(2)} ${result.unit}, reach ${result.reach}: ${result.holds ? 'holds' : 'MISSED'}\n`);
  return result;
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
