import { join } from 'node:path';
import { writeReport, type Result } from '../../scripts/proving/report.ts';

/** Prints the rows as one table and writes the result as `bench/results/NAME.json`. */
export function report(result: Result): Promise<Result> {
  return writeReport(result, join(import.meta.dirname, '../results'));
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
