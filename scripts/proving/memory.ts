import { readFileSync } from 'node:fs';

/** Megabytes of a process that lie in memory, as Linux tells; 0 when it is gone. */
export function residentMegabytes(pid: number): number {
  return readMegabytes(pid, 'VmRSS');
}

/** The most megabytes of a process that ever lay in memory, as Linux tells; 0 when it is gone. */
export function peakMegabytes(pid: number): number {
  return readMegabytes(pid, 'VmHWM');
}

function readMegabytes(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
