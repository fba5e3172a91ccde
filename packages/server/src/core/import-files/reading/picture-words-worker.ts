// The thread that reads the words of one picture, and may be ended at any time.
import { parentPort, workerData } from 'node:worker_threads';
import { readPictureWords } from './picture-words.ts';

const { head } = workerData as { head: Uint8Array };
// Nothing is handed over for good.
parentPort?.postMessage(readPictureWords(Buffer.from(head)), []);
