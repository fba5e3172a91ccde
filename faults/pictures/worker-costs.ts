import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY = 25;
/** Linux counts the time of processes so many times a second. */
const TICKS = 100;

interface Costs {
  readonly megabytes: number;
  readonly seconds: number;
}

/**
 * Watches the processes that decode; `stop` gives the megabytes that any of them held since, and the seconds of the processor that
 * all of them took, as Linux tells. Elsewhere no megabytes, and the seconds of the clock.
 */
export function watchWorkers(): { stop: () => Costs } {
  const started = performance.now();
  const seen = new Map<string, { first: number; last: number }>();
  let most = 0;
  const look = (isFirst = false) => {
    for (const pid of workers()) {
      most = Math.max(most, megabytesOf(pid));
      const now = secondsOf(pid);
      const { first, last } = seen.get(pid) ?? { first: isFirst ? now : 0, last: now };
      seen.set(pid, { first, last: Math.max(last, now) });
    }
  };
  look(true);
  const timer = setInterval(look, LOOK_EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      const taken = [...seen.values()].reduce((sum, { first, last }) => sum + last - first, 0);
      return { megabytes: Math.round(most), seconds: process.platform === 'linux' ? taken : (performance.now() - started) / 1000 };
    },
  };
}

function workers(): string[] {
  if (process.platform !== 'linux') return [];
  const children = readdirSync('/proc/self/task').flatMap((task) => read(`/proc/self/task/${task}/children`).trim().split(' '));
  return [...new Set(children)].filter((pid) => pid !== '' && read(`/proc/${pid}/cmdline`).includes('picture-worker'));
}

function megabytesOf(pid: string): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Of the program and of the system for it: the 14th and 15th number, after a name that may hold anything. */
function secondsOf(pid: string): number {
  const numbers = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  return (Number(numbers[11] ?? 0) + Number(numbers[12] ?? 0)) / TICKS;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
