// The thread that reads one large page, and may be ended at any time.
import { parentPort, workerData } from 'node:worker_threads';
import { findPagePictures } from './find-page-pictures.ts';

const { html, baseUrl } = workerData as { html: string; baseUrl: string };
// Nothing is handed over for good.
parentPort?.postMessage(findPagePictures(html, baseUrl), []);
