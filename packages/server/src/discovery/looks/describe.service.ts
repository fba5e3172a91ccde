import { DESCRIPTION_VERSION } from '@bowerbird/domain/media/looks.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { PictureError } from '../../core/media/index.ts';
import { outdateDocuments } from '../search-index/index.ts';
import { selectToDescribe, storeDescription, type PictureToDescribe } from './describe.queries.ts';

export const DESCRIBE_JOB = 'describe-pictures';

const AT_ONCE = 20;
/** A job ends before it would count as lost. */
const LONGEST_MILLISECONDS = 4 * 60_000;

/** Describes pictures that nobody described, the newest first, until none is left. */
export async function describeWaiting(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.now() < end) {
    const waiting = await selectToDescribe(core.jobsDb, AT_ONCE);
    if (waiting.length === 0) return;
    for (const picture of waiting) await describeOne(core, picture);
    // Filters of a search ask for colours.
    await outdateDocuments(
      core.jobsDb,
      waiting.map(({ id }) => id),
    );
  }
}

/** What cannot be decoded any more is left alone. A busy pool fails the job, and the next one goes on. */
async function describeOne(core: Core, { id, signature }: PictureToDescribe): Promise<void> {
  const description = await core.media.describePicture(signature).catch((error: unknown) => {
    if (!(error instanceof PictureError) || error.reason === 'busy') throw error;
    return null;
  });
  await storeDescription(core.jobsDb, id, DESCRIPTION_VERSION, description);
}

/** Has a new picture described at once, not only when the next round comes. */
export function describedListener({ jobs, jobsDb }: Core): EventListener {
  return {
    name: 'looks-of-pins',
    types: ['pin.created'],
    handle: async () => {
      const waiting = await selectToDescribe(jobsDb, 1);
      if (waiting.length > 0) await jobs.send(jobsDb, DESCRIBE_JOB, {});
    },
  };
}
