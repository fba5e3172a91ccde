// The program of the process that decodes pictures. It holds no secret and writes nothing; it may be killed at any time.
import { cropPicture } from './crop-picture.ts';
import { describePicture } from './describe-picture.ts';
import { drawArches } from './draw-arches.ts';
import { editPicture } from './edit-picture.ts';
import { drawStoryPage } from './draw-story-page.ts';
import { reasonOf } from './decode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { memoryExitCode, timeExitCode, type PictureJob, type ResultOf, type WorkerReply } from './picture-jobs.ts';
import { pictureLimits } from './picture-limits.ts';
import { samplePicture } from './sample-picture.ts';
import { renderPicture } from './render-picture.ts';

const watchEveryMs = 20;
/** How much of the processor a job may take. */
const [, , mostMilliseconds = pictureLimits.milliseconds] = process.argv;

process.on('message', (job: PictureJob) => {
  void answer(job);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

async function answer(job: PictureJob): Promise<void> {
  const begin = process.cpuUsage();
  const watch = setInterval(() => {
    exitWhenTooLarge();
    exitWhenTooSlow(begin);
  }, watchEveryMs);
  const reply = await run(job);
  clearInterval(watch);
  process.send?.(reply);
}

async function run(job: PictureJob): Promise<WorkerReply> {
  try {
    return { value: await work(job) };
  } catch (error) {
    const { reason, message } = reasonOf(error);
    return { reason, detail: message };
  }
}

function work(job: PictureJob): Promise<ResultOf<PictureJob>> {
  if (job.kind === 'inspect') return inspectPicture(job);
  if (job.kind === 'arches') return drawArches(job);
  if (job.kind === 'story_page') return drawStoryPage(job);
  if (job.kind === 'describe') return describePicture(job);
  if (job.kind === 'sample') return samplePicture(job);
  if (job.kind === 'edit') return editPicture(job);
  return job.kind === 'crop' ? cropPicture(job) : renderPicture(job);
}

function exitWhenTooLarge(): void {
  if (process.memoryUsage.rss() > pictureLimits.memoryBytes) process.exit(memoryExitCode);
}

/** All threads of the process together. */
function exitWhenTooSlow(begin: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(begin);
  if ((user + system) / 1_000 > Number(mostMilliseconds)) process.exit(timeExitCode);
}
