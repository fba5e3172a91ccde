import { readLooks } from '@bowerbird/domain/media/looks.ts';
import { deleteBlocked, forgetBlockList, insertBlocked, selectLooksOf } from '../../core/block-list/index.ts';
import type { Database } from '../../core/database/database.ts';
import { insertLog, type HeldCase } from './cases.queries.ts';
import type { ModeratorContext } from './moderation.service.ts';

/** Keeps the picture of a removed pin away, and what looks like it. */
export async function blockPicture({ core, viewer }: ModeratorContext, trx: Database, found: HeldCase): Promise<void> {
  const picture = found.picture_id === null ? undefined : await selectLooksOf(trx, found.picture_id);
  if (!picture) return;
  const { signature } = picture;
  const looks = picture.looks ? readLooks(picture.looks) : ((await core.media.describePicture(signature))?.looks ?? null);
  const entry = { kind: 'picture', value: signature, shown: signature, mode: 'refuse', looks, caseId: found.id } as const;
  await insertBlocked(trx, { ...entry, addedBy: viewer.userId });
  await insertLog(trx, { caseId: found.id, by: viewer.userId, act: 'blocked_picture', note: signature });
  await insertLog(trx, { caseId: null, by: viewer.userId, act: 'blocked_picture', note: signature });
  forgetBlockList(core);
}

/** Lets in again what a case blocked, once its decision is taken back. */
export async function unblockPicture({ core, viewer }: ModeratorContext, trx: Database, found: HeldCase): Promise<void> {
  const gone = await deleteBlocked(trx, { caseId: found.id });
  if (!gone) return;
  for (const caseId of [found.id, null]) await insertLog(trx, { caseId, by: viewer.userId, act: 'unblocked_picture', note: gone.shown });
  forgetBlockList(core);
}
