import { orSayWhy } from './fail.mjs';
import { installWhatIsMissing } from './install.mjs';
import { runNode } from './run-node.mjs';
import { SMALL_HEAP } from './small-heap.mjs';

await orSayWhy(async () => {
  await installWhatIsMissing();
  const isDev = process.argv.includes('--dev');
  // In development Node restarts the server when one of its files changes; the browser's part is replaced by Vite.
  if (isDev) runNode(['--watch', '--watch-preserve-output', 'packages/app/src/main.ts', '--dev'], { hasChannel: false });
  else runNode([...SMALL_HEAP, 'packages/app/src/main.ts']);
});
