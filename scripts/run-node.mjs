import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, NODE } from './root.mjs';
import { whenNpmIsGone } from './parent.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a TypeScript program with the packages' own Node and ends as it ends. The child holds a channel to us: it stops
 * by itself when we are gone, however we went.
 */
export function runNode(args, { hasChannel = true } = {}) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: withSavings(process.env),
    stdio: hasChannel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  // Ctrl-C reaches the child by itself; a signal to us alone is passed on, and stopping twice is stopping once.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
    if (child.connected) child.disconnect();
  });
}

/**
 * Compressing replies takes and gives back large blocks on many threads; with an arena a thread, as glibc does by itself,
 * that memory is never given back and the server grows to twice its size. Kept compiled, the modules of the server load in
 * half the time.
 */
export function withSavings(env) {
  return { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compile'), ...env };
}
