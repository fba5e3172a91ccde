import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU milliseconds of a process so far, all its threads, by the scheduler: what others do on this machine does not count.
 * Nothing for one that has ended.
 */
export function cpuMilliseconds(pid: number): number {
  const threads = orNothing(() => readdirSync(`/proc/${pid}/task`), []);
  const texts = threads.map((thread) => orNothing(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), '0'));
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}

/** A thread or a process may end while it is looked at. */
function orNothing<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch {
    return nothing;
  }
}
