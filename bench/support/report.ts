import { join } from 'node:path';
import { writeReport, type Result } from '../../scripts/proving/report.ts';

export { median, percentile, rounded } from '../../scripts/proving/numbers.ts';

/** Prints the rows as one table and writes the result as `bench/results/NAME.json`. */
export function report(result: Result): Promise<Result> {
  return writeReport(result, join(import.meta.dirname, '../results'));
}
