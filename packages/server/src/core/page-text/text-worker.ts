// The thread that reads the text of one page, and may be ended at any time.
import { parentPort, workerData } from 'node:worker_threads';
import { readPageText } from './read-page-text.ts';

const { html } = workerData as { html: string };
// Nothing is handed over for good.
parentPort?.postMessage(readPageText(html), []);
