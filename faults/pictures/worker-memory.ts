import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY = 25;

/** Watches the processes that decode; `stop` gives the megabytes that any of them held since, as Linux tells (0 elsewhere). */
export function watchWorkers(): { stop: () => number } {
  let most = 0;
  const look = () => (most = Math.max(most, ...workerMegabytes()));
  const timer = setInterval(look, LOOK_EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return Math.round(most);
    },
  };
}

function workerMegabytes(): number[] {
  if (process.platform !== 'linux') return [];
  const children = readdirSync('/proc/self/task').flatMap((task) => read(`/proc/self/task/${task}/children`).trim().split(' '));
  const workers = [...new Set(children)].filter((pid) => pid !== '' && read(`/proc/${pid}/cmdline`).includes('picture-worker'));
  return workers.map((pid) => Number(/VmRSS:\s+(\d+)/u.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
