import { askWell, type Headers } from './ask.ts';
import { cpuMilliseconds } from './cpu.ts';

/** Where to send requests, and whose processor time to count. */
export interface Target {
  readonly url: string;
  readonly pid: number;
}

/** Asks one address again and again, so many at once; gives requests a second of the clock, and of the server's own processor time. */
export async function load(
  { url, pid }: Target,
  { seconds, atOnce, headers }: { seconds: number; atOnce: number; headers: Headers },
): Promise<{ perSecond: number; perCpuSecond: number }> {
  const [start, spent] = [performance.now(), cpuMilliseconds(pid)];
  const until = start + seconds * 1000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await askWell(url, headers);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { perSecond: (done / (performance.now() - start)) * 1000, perCpuSecond: (done / (cpuMilliseconds(pid) - spent)) * 1000 };
}
