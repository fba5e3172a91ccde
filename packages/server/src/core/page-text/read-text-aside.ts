import { Worker } from 'node:worker_threads';
import type { PageText } from '@bowerbird/domain/pinning/kept-copies.ts';

/** Ten times what the longest page takes. */
const MOST_MILLISECONDS = 10_000;
const MOST_MEGABYTES = 256;
/** What is longer is no page to read, and is not looked at. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** Reads the text of a page in a thread of its own, which is ended when it takes too long; null where there is no text to keep. */
export async function readPageTextAside(html: string, milliseconds = MOST_MILLISECONDS): Promise<PageText | null> {
  if (html.length > MOST_CHARACTERS) return null;
  const worker = new Worker(new URL('./text-worker.ts', import.meta.url), {
    workerData: { html },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    execArgv: [],
  });
  try {
    return await new Promise<PageText | null>((resolve) => {
      const giveUp = () => resolve(null);
      const clock = setTimeout(giveUp, milliseconds);
      worker.once('message', resolve);
      // Out of memory, or a page that nothing reads.
      worker.once('error', giveUp);
      worker.once('exit', () => {
        clearTimeout(clock);
        giveUp();
      });
    });
  } finally {
    await worker.terminate();
  }
}
