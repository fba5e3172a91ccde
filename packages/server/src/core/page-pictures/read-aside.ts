import { Worker } from 'node:worker_threads';
import { FetchError } from '../safe-fetch/index.ts';
import type { PagePictures } from './find-page-pictures.ts';
import { pageReaders, type PageReader } from './page-readers.ts';
import type { RichPage } from './rich-metadata.ts';

/** What is shorter is read at once, in a few hundredths of a second; a thread takes longer to begin. */
const LONGEST_READ_AT_ONCE = 512 * 1024;
/** Ten times what the longest page takes, however it is made. */
const MOST_MILLISECONDS = 15_000;
const MOST_MEGABYTES = 256;

/** Finds the pictures of a page. */
export function findPagePicturesAside(html: string, baseUrl: string, milliseconds = MOST_MILLISECONDS): Promise<PagePictures> {
  return readAside('pictures', html, baseUrl, milliseconds);
}

/** Reads what a page says of its recipe, product or article, and where more is to be had of it. */
export function readRichPageAside(html: string, baseUrl: string): Promise<RichPage> {
  return readAside('richPage', html, baseUrl, MOST_MILLISECONDS);
}

/** Reads a page; a large one in a thread of its own, so that nobody else waits for it. */
async function readAside<Reader extends PageReader>(
  reader: Reader,
  html: string,
  baseUrl: string,
  milliseconds: number,
): Promise<ReturnType<(typeof pageReaders)[Reader]>> {
  type Read = ReturnType<(typeof pageReaders)[Reader]>;
  // The type of a reader that is chosen by its name is that of any of them.
  if (html.length <= LONGEST_READ_AT_ONCE) return pageReaders[reader](html, baseUrl) as Read;
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    workerData: { reader, html, baseUrl },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    execArgv: [],
  });
  try {
    return await new Promise<Read>((resolve, reject) => {
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
