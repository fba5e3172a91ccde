import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Say } from './say.ts';
import type { Shutdown } from './shutdown.ts';

/** What the process that makes the demo content tells the one that serves. */
export type DemoMessage = { progress: string };

/**
 * Makes the demo content beside the server, in a process of low priority: whoever opens the first page is served
 * first. It ends with us, and goes on from where it was at the next start.
 */
export function startDemoProcess(databaseUrl: string, say: Say, shutdown: Shutdown): void {
  const script = join(import.meta.dirname, '../cli/demo.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [script, 'make'], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached: true });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);

  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4_000)));
  child.on('message', (message: DemoMessage) => say.progress(message.progress));
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', (code) => {
      if (!shutdown.signal.aborted)
        say.step(code === 0 ? 'The demo content is complete' : `The demo content is not complete; the next start goes on.\n${words}`);
      resolve();
    });
  });
  shutdown.add('demo content', () => {
    child.kill('SIGTERM');
    return ended;
  });
}
