import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readPictureWords, type PictureWords } from './picture-words.ts';

/** Twice what the picture itself has by chance. So many elements and attributes are read in a few hundredths of a second. */
const MOST_MARKS_AT_ONCE = 4_000;
/** Several times what the longest words take. */
const MOST_MILLISECONDS = 10_000;
const MOST_MEGABYTES = 128;

/** Reads the words in the beginning of a picture file; a great many in a thread of its own, so that nobody else waits for it. */
export async function readPictureWordsAside(head: Buffer): Promise<PictureWords> {
  if (countMarks(head) <= MOST_MARKS_AT_ONCE) return readPictureWords(head);
  const worker = new Worker(new URL('./picture-words-worker.ts', import.meta.url), {
    workerData: { head },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    execArgv: [],
  });
  try {
    const [words] = (await once(worker, 'message', { signal: AbortSignal.timeout(MOST_MILLISECONDS) })) as [PictureWords];
    return words;
  } catch {
    // Words that take so long were not written by people.
    return {};
  } finally {
    await worker.terminate();
  }
}

/** How many elements and attributes XML in these bytes may have at most. */
function countMarks(head: Buffer): number {
  let marks = 0;
  for (const byte of head) if (byte === 0x3c || byte === 0x3d) marks += 1;
  return marks;
}
