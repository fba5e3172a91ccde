import { unsafeScore } from '@bowerbird/domain/social/unsafe-pictures.ts';
import { CLASSIFIER_SIDE, CLASSIFIER_VERSION } from '../../core/classifier/index.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { PictureError } from '../../core/media/index.ts';
import { notice } from '../reports/index.ts';
import { forgetSuspects, heldBack, isBackingOff, noteFailure, noteSuccess } from './backoff.service.ts';
import { selectShownBy, selectToRate, storeRating, type PictureToRate } from './unsafe-pictures.queries.ts';

export const RATE_JOB = 'rate-pictures';
const AT_ONCE = 20;
/** A job ends before it would count as lost. */
const LONGEST_MILLISECONDS = 4 * 60_000;

/** Rates pictures that nobody rated, the newest first, until none is left. Without the add-on it does nothing, and after a failure it waits. */
export async function rateWaiting(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.classifier.isOn() && !isBackingOff(core) && core.now() < end) {
    const waiting = await selectWaiting(core, AT_ONCE);
    if (waiting.length === 0) return;
    for (const picture of waiting) {
      if (isBackingOff(core)) return;
      await rateOne(core, picture);
    }
  }
}

async function selectWaiting(core: Core, most: number): Promise<PictureToRate[]> {
  const waiting = await selectToRate(core.jobsDb, { version: CLASSIFIER_VERSION, most, without: heldBack(core) });
  if (waiting.length > 0 || heldBack(core).length === 0) return waiting;
  forgetSuspects(core);
  return selectToRate(core.jobsDb, { version: CLASSIFIER_VERSION, most, without: [] });
}

async function rateOne(core: Core, picture: PictureToRate): Promise<void> {
  const found = await scoreOf(core, picture);
  if (found === 'later') return;
  const { score } = found;
  const isUnsafe = score !== null && score >= unsafeScore;
  await inTransaction(core.jobsDb, async (trx) => {
    await storeRating(trx, { pictureId: picture.id, version: CLASSIFIER_VERSION, score, isUnsafe });
    const shown = isUnsafe ? await selectShownBy(trx, picture.id) : undefined;
    if (shown) await notice(trx, { rule: 'unsafe_picture', ...shown, facts: { score: score ?? 0 } });
  });
}

/** What cannot be decoded any more has no score. A busy pool fails the job, and the next one goes on. */
async function scoreOf(core: Core, { id, signature }: PictureToRate): Promise<{ readonly score: number | null } | 'later'> {
  const pixels = await core.media.samplePicture(signature, CLASSIFIER_SIDE).catch((error: unknown) => {
    if (!(error instanceof PictureError) || error.reason === 'busy') throw error;
    return null;
  });
  if (pixels === null) return { score: null };
  try {
    const score = await core.classifier.rate(pixels);
    noteSuccess(core, id);
    return { score };
  } catch (error) {
    core.log.warn({ err: error, pictureId: id }, 'the classifier failed; it is asked again later');
    return noteFailure(core, id) === 'pass-over' ? { score: null } : 'later';
  }
}

/** Has a new picture rated at once, not only when the next round comes. */
export function ratedListener(core: Core): EventListener {
  const { classifier, jobs, jobsDb } = core;
  return {
    name: 'unsafe-pictures',
    types: ['pin.created', 'comment.created'],
    handle: async () => {
      if (!classifier.isOn() || isBackingOff(core)) return;
      const waiting = await selectToRate(jobsDb, { version: CLASSIFIER_VERSION, most: 1, without: heldBack(core) });
      if (waiting.length > 0) await jobs.send(jobsDb, RATE_JOB, {});
    },
  };
}
