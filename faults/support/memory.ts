import { readFileSync } from 'node:fs';

/** Megabytes of a process that lie in memory, as Linux tells; 0 when it is gone. */
export function residentMegabytes(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
