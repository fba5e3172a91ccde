import { Worker } from 'node:worker_threads';
import { FetchError } from '../safe-fetch/index.ts';
import { findPagePictures, type PagePictures } from './find-page-pictures.ts';

/** What is shorter is read at once, in a few hundredths of a second; a thread takes longer to begin. */
const LONGEST_READ_AT_ONCE = 512 * 1024;
/** Ten times what the longest page takes, however it is made. */
const MOST_MILLISECONDS = 15_000;
const MOST_MEGABYTES = 256;

/** Finds the pictures of a page; a large one is read in a thread of its own, so that nobody else waits for it. */
export async function findPagePicturesAside(html: string, baseUrl: string, milliseconds = MOST_MILLISECONDS): Promise<PagePictures> {
  if (html.length <= LONGEST_READ_AT_ONCE) return findPagePictures(html, baseUrl);
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    workerData: { html, baseUrl },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    execArgv: [],
  });
  try {
    return await new Promise<PagePictures>((resolve, reject) => {
      const refuse = () => reject(new FetchError('too_slow'));
      const clock = setTimeout(refuse, milliseconds);
      worker.once('message', resolve);
      // Out of memory, as a rule.
      worker.once('error', refuse);
      worker.once('exit', () => {
        clearTimeout(clock);
        refuse();
      });
    });
  } finally {
    await worker.terminate();
  }
}
