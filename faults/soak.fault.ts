import { endLater } from '../scripts/proving/leave-nothing.ts';
import { makeTempFolder } from '../scripts/proving/temp-folder.ts';
import { residentMegabytes } from '../scripts/proving/memory.ts';
import { median } from '../scripts/proving/numbers.ts';
import { howItEnded, startProcess } from '../scripts/proving/process-instance.ts';
import type { Result } from '../scripts/proving/report.ts';
import type { Switches } from '../scripts/proving/run-tools.ts';
import { report, type Trial } from './support/report.ts';
import { keepBusy } from './support/mixed-use.ts';

export const help = 'Thirty minutes of mixed use (--minutes N): memory stays flat, nothing answers 5xx, nothing is logged as an error.';

const MINUTES = 30;
const LOOK_EVERY = 5_000;
/** The median of the last quarter beside that of the second: what is more has grown. */
const MOST_GROWTH = 1.15;

/** Uses an instance of its own for a while and watches it. */
export async function run({ minutes = String(MINUTES) }: Switches): Promise<Result> {
  const { path: dataDir } = await makeTempFolder('soak');
  const errors: string[] = [];
  const instance = await startProcess({ dataDir, onError: (text) => errors.push(text) });
  const looks: number[] = [];
  const timer = setInterval(() => looks.push(residentMegabytes(instance.process.pid!)), LOOK_EVERY);
  endLater(async () => clearInterval(timer));
  const used = await keepBusy(instance.url, Number(minutes) * 60_000);
  return report('soak', [...trialsOf(used), memoryTrial(looks), ...livesTrials(howItEnded(instance.process), errors)]);
}

function trialsOf(used: ReadonlyMap<string, { done: number; failures: readonly string[] }>): Trial[] {
  return [...used].map(([what, { done, failures }]) => ({
    group: 'use',
    what,
    note: `${done} times`,
    failure: failures.length > 0 ? `${failures.length} of ${done} failed: ${failures[0]!}` : done === 0 ? 'was never done' : undefined,
  }));
}

function memoryTrial(looks: readonly number[]): Trial {
  const quarter = Math.floor(looks.length / 4);
  const [early, late] = [median(looks.slice(quarter, quarter * 2)), median(looks.slice(-quarter))];
  const note = `${early} MB in the second quarter, ${late} MB in the last, ${Math.max(...looks)} MB at most`;
  return { group: 'memory', what: 'is flat', note, failure: late <= early * MOST_GROWTH ? undefined : note };
}

function livesTrials(ended: string | undefined, errors: readonly string[]): Trial[] {
  return [
    { group: 'process', what: 'lives', failure: ended === undefined ? undefined : `ended with ${ended}` },
    {
      group: 'process',
      what: 'logs no error',
      failure: errors.length === 0 ? undefined : `${errors.length} times: ${errors[0]!.slice(0, 500)}`,
    },
  ];
}
