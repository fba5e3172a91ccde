// A worker for tests of the pool: it answers at once or late, dies, or never answers, as the file's name says.
import type { InspectJob } from '../picture-jobs.ts';

process.on('message', (job: InspectJob) => {
  if (job.file === 'dies') process.exit(3);
  if (job.file === 'grows') process.exit(77);
  if (job.file === 'hangs') for (;;) continue;
  const answer = () => process.send?.({ value: { width: process.pid, height: 1, kind: 'still', dominantColor: '#000000' } });
  if (job.file === 'waits') setTimeout(answer, 1_000);
  else answer();
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
