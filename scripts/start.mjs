import { orSayWhy } from './fail.mjs';
import { installWhatIsMissing } from './install.mjs';
import { runNode } from './run-node.mjs';

/**
 * By itself V8 lets a heap grow by what the machine has, and garbage with it: 450 MB after 10,000 requests. With these it is
 * about 240 MB for the same work and the same processor time (`npm run bench -- memory`); what lives is under 90 MB.
 */
const SMALL_HEAP = ['--max-old-space-size=384', '--max-semi-space-size=8'];

await orSayWhy(async () => {
  await installWhatIsMissing();
  const isDev = process.argv.includes('--dev');
  // In development Node restarts the server when one of its files changes; the browser's part is replaced by Vite.
  if (isDev) runNode(['--watch', '--watch-preserve-output', 'packages/app/src/main.ts', '--dev'], { hasChannel: false });
  else runNode([...SMALL_HEAP, 'packages/app/src/main.ts']);
});
