import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { RepinInput } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import { guardBoardWrite } from '../boards/index.ts';
import { addPin, guardPin, hydratePin, requireSection, type ActContext } from '../pins/index.ts';
import { findSave, selectSaveSource } from './saves.queries.ts';

/**
 * Saves a pin that the viewer sees to a board they may write to (`B7.9`): a pin of its own, with the texts copied, that
 * names the pin it came from. The same picture at the same place is saved once: a second save answers the first one's pin.
 */
export async function savePin(context: ActContext, input: RepinInput): Promise<Pin> {
  const { core, viewer } = context;
  const sectionId = input.section ?? null;
  const id = await inTransaction(core.db, async (trx) => {
    await guardPin(trx, viewer, input.pin_id);
    await guardBoardWrite(trx, viewer, input.board_id);
    if (sectionId !== null) await requireSection(trx, input.board_id, sectionId);
    const source = await selectSaveSource(trx, input.pin_id);
    const place = { ownerId: viewer.userId, pictureId: source.picture_id, boardId: input.board_id, sectionId };
    await queueBehind(trx, `save:${Object.values(place).join(':')}`);
    const there = await findSave(trx, place);
    if (there !== undefined) return there;
    const { title, description, alt_text: altText, link_id: linkId } = source;
    return addPin(core, trx, { ...place, linkId, viaPinId: input.pin_id, title, description, altText });
  });
  return hydratePin(context, id);
}
