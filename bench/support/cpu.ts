import { readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds of a process so far, all its threads, by the scheduler: what others do on this machine does not count. */
export function cpuMilliseconds(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]);
  }
  return nanoseconds / 1e6;
}

/** A thread or process may end while it is looked at. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '0';
  }
}
