import { runTools } from '../scripts/proving/run-tools.ts';

await runTools(import.meta.dirname, 'faults');
