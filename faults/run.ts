import { runTools } from '../scripts/proving/run-tools.ts';

const MOST_END_MILLISECONDS = 5_000;

process.exitCode = await runTools(import.meta.dirname, 'faults');
// A tool that leaves something open would keep its process for good: that is a fault of its own.
setTimeout(() => {
  console.error(`Still open after the end: ${process.getActiveResourcesInfo().join(', ')}.`);
  process.exit(1);
}, MOST_END_MILLISECONDS).unref();
