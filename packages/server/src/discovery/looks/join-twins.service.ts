import { arePixelsSame, COMPARED_SIDE } from '@bowerbird/domain/media/same-pixels.ts';
import { readLooks } from '@bowerbird/domain/media/looks.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { PictureError } from '../../core/media/index.ts';
import { outdateDocuments } from '../search-index/index.ts';
import { openSameLooks, type FindSameLooks } from './looks.service.ts';
import { selectMayBeTwins, selectToJoin, storeTwin, type PictureToJoin } from './twins.queries.ts';

const AT_ONCE = 20;
/** Seeking goes through all sketches, so it leaves most of each round to others. */
const LONGEST_MILLISECONDS = 20_000;

/** Joins pictures to those that they show again, the newest first, for some seconds. */
export async function joinTwins(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.now() < end) {
    const waiting = await selectToJoin(core.jobsDb, AT_ONCE);
    if (waiting.length === 0) return;
    const findSame = await openSameLooks(core);
    for (const picture of waiting) await joinOne(core, picture, findSame);
    if (waiting.length < AT_ONCE) return;
  }
}

async function joinOne(core: Core, picture: PictureToJoin, findSame: FindSameLooks): Promise<void> {
  const twinOf = await findTwin(core, picture, findSame);
  await inTransaction(core.jobsDb, (trx) => storeTwin(trx, picture.id, twinOf));
  // Searches show one of them.
  if (twinOf !== null) await outdateDocuments(core.jobsDb, [picture.id]);
}

/** Looks name those that it may be, and pixels decide. */
async function findTwin(core: Core, picture: PictureToJoin, findSame: FindSameLooks): Promise<string | null> {
  if (picture.looks === null) return null;
  const alike = await findSame(readLooks(picture.looks));
  const candidates = await selectMayBeTwins(core.jobsDb, alike, picture);
  if (candidates.length === 0) return null;
  const pixels = await pixelsOf(core, picture.signature);
  if (pixels === null) return null;
  for (const { id, signature } of candidates) {
    const others = await pixelsOf(core, signature);
    if (others !== null && arePixelsSame(pixels, others)) return id;
  }
  return null;
}

/** A busy pool fails the job, and the next one goes on; what cannot be decoded any more has no twin. */
async function pixelsOf(core: Core, signature: string): Promise<Uint8Array | null> {
  return core.media.samplePicture(signature, COMPARED_SIDE).catch((error: unknown) => {
    if (!(error instanceof PictureError) || error.reason === 'busy') throw error;
    return null;
  });
}
