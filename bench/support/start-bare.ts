import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endLater } from '../../scripts/proving/leave-nothing.ts';
import type { Target } from './load.ts';

/** A server beside the product, in a process of its own. */
export interface BareServer extends Target {
  readonly stop: () => Promise<void>;
}

/** Starts a bare server of this folder with its order; it says on which port it listens. */
export async function startBare(file: 'bare-lean.ts' | 'bare-server.ts', order: object): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, file), {
    serialization: 'advanced',
    // React's own checks are none of a server's work.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const stop = endLater(async () => {
    child.kill();
    await ended;
  });
  const broke = ended.then(() => Promise.reject(new Error(`${file} ended.`)));
  // Once it has said its port, its end is seen by who asks it.
  broke.catch(() => {});
  child.send(order);
  const [port] = (await Promise.race([once(child, 'message'), broke])) as [number];
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid!, stop };
}
