import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../../core/database/database.ts';
import { keepDraftForLater } from '../../scheduled-pins/index.ts';
import type { FetchingRun } from '../pictures/receive-picture.service.ts';
import { isWaitingAlready, markScheduled, settleItem, type ReadyItem } from '../items/run.queries.ts';
import { stateNumbers } from '../records/imports.queries.ts';

/** Has an item wait as a scheduled pin until the time that its row names. Throws `too_many_things`. */
export async function scheduleItem(
  { viewer, importId, choices }: FetchingRun,
  trx: Database,
  { item, description, publishAt }: { item: ReadyItem; description: string; publishAt: Date },
): Promise<void> {
  if (!choices.again && (await isWaitingAlready(trx, { importId, userId: viewer.userId, number: item.number }))) {
    return settleItem(trx, importId, item.number, { state: stateNumbers.duplicate, reason: 'here_already' });
  }
  const draftId = await keepDraftForLater(trx, viewer.userId, {
    creationId: `import-${importId}-${item.number}`,
    boardId: item.board_id,
    sectionId: item.section_id,
    pictureId: item.picture_id,
    words: { title: item.title, description, link: item.link ?? '', altText: item.alt_text },
    at: publishAt,
    note: item.note,
  });
  if (draftId === null) throw new ApiError('too_many_things');
  await markScheduled(trx, importId, item.number, { draftId, reason: item.reason });
}
