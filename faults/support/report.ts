import { join } from 'node:path';
import { writeReport, type Result } from '../../scripts/proving/report.ts';

/** One thing that was tried; `failure` says what did not hold, `note` what was measured. */
export interface Trial {
  readonly group: string;
  readonly what: string;
  readonly failure?: string;
  readonly note?: string;
}

/** Prints how much of each group was tried and what failed, and writes every trial to `faults/results/NAME.json`. */
export function report(name: string, trials: readonly Trial[]): Promise<Result> {
  const failures = trials.filter(isFailure);
  const result: Result = {
    name,
    figure: failures.length,
    unit: `of ${trials.length} failed`,
    reach: 0,
    holds: failures.length === 0 && trials.length > 0,
    detail: trials.map(({ group, what, failure, note = '' }) => ({ group, what, outcome: failure ?? 'holds', note })),
  };
  for (const { group, what, failure } of failures) console.log(`${group} · ${what}: ${failure}`);
  const groups = Object.entries(Object.groupBy(trials, ({ group }) => group));
  const table = groups.map(([group, own = []]) => ({ group, tried: own.length, failed: own.filter(isFailure).length }));
  return writeReport(result, join(import.meta.dirname, '../results'), table);
}

/** What failed, as lines; a test expects none. */
export function failuresOf(trials: readonly Trial[]): string[] {
  return trials.filter(isFailure).map(({ group, what, failure }) => `${group} · ${what}: ${failure}`);
}

function isFailure(trial: Trial): boolean {
  return trial.failure !== undefined;
}
