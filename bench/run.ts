import { runTools } from '../scripts/proving/run-tools.ts';

process.exitCode = await runTools(import.meta.dirname, 'bench');
