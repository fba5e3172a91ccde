import { readdirSync, readFileSync } from 'node:fs';

/** `/proc` counts a process's time in hundredths of a second. */
const TICK_MILLISECONDS = 10;
/** Where a process's own time stands among the fields of `stat` that follow its name: in user mode, and in the kernel's. */
const [USER, SYSTEM] = [11, 12];

/**
 * CPU milliseconds of a process so far, by the scheduler: what others do on this machine does not count. Its living threads
 * tell to the nanosecond; what ended ones did is known of the process as a whole, to the hundredth of a second. Nothing for
 * one that has ended.
 */
export function cpuMilliseconds(pid: number): number {
  return Math.max(ofLivingThreads(pid), ofWholeProcess(pid));
}

function ofLivingThreads(pid: number): number {
  const threads = orNothing(() => readdirSync(`/proc/${pid}/task`), []);
  const texts = threads.map((thread) => orNothing(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), '0'));
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}

function ofWholeProcess(pid: number): number {
  const text = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER] ?? 0) + Number(fields[SYSTEM] ?? 0)) * TICK_MILLISECONDS;
}

/** A thread or a process may end while it is looked at. */
function orNothing<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch {
    return nothing;
  }
}
