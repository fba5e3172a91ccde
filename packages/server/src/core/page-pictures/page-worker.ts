// The thread that reads one large page, and may be ended at any time.
import { parentPort, workerData } from 'node:worker_threads';
import { pageReaders, type PageReader } from './page-readers.ts';

const { reader, html, baseUrl } = workerData as { reader: PageReader; html: string; baseUrl: string };
// Nothing is handed over for good.
parentPort?.postMessage(pageReaders[reader](html, baseUrl), []);
