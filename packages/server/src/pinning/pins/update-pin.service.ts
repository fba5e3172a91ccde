import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { UpdatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { guardBoardWrite } from '../boards/index.ts';
import { moveBefore, pinsInOrder } from '../order/index.ts';
import { movePins, restorePins } from './change-pins.service.ts';
import type { ActContext } from './create-pin.service.ts';
import { keepLink } from './insert-pin.queries.ts';
import { cleanPinLink, cleanPinTexts } from './pin-texts.service.ts';
import { guardPin, guardPins } from './pins.access.ts';
import { lockPinRows, updateTexts } from './pins.queries.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Changes what a feature keeps of a pin, in the transaction that changes the pin. Its owner asked for it. */
    readonly changePin?: (core: Core, input: UpdatePinInput) => Promise<void>;
  }
}

/** Changes a pin: its texts, its place, its order; or brings it back. All of it, or nothing. */
export async function updatePin(context: ActContext, input: UpdatePinInput): Promise<void> {
  await inTransaction(context.core.db, async (trx) => {
    if (input.restore) await restorePins(context, trx, [input.id]);
    await changeWhatItSays(context, trx, input);
    await changePlace(context, trx, input);
    if (input.before !== undefined) await changeOrder(context, trx, input.id, input.before);
  });
}

async function changeWhatItSays({ core, viewer }: ActContext, trx: Database, input: UpdatePinInput): Promise<void> {
  const texts = cleanPinTexts(input);
  const link = cleanPinLink(input.link);
  const { comments_disabled, shopping_rec_disabled } = input;
  const switches = {
    ...(comments_disabled === undefined ? {} : { comments_disabled }),
    ...(shopping_rec_disabled === undefined ? {} : { shopping_rec_disabled }),
  };
  const hasColumns = Object.keys({ ...texts, ...switches }).length > 0 || input.link !== undefined;
  if (!hasColumns && input.interest_tags === undefined && input.carousel_slots === undefined) return;
  await guardPins(trx, viewer, [input.id], 'write');
  await requireAllowedTexts({ ...core, db: trx }, { ...texts, link: link?.domain });
  const linkId = link && (await keepLink(trx, link));
  const columns = { ...texts, ...(input.link === undefined ? {} : { link_id: linkId }), ...switches };
  if (hasColumns) await updateTexts(trx, input.id, columns);
  // Two changes at once leave what one of them says, not both.
  else await lockPinRows(trx, [input.id]);
  for (const { changePin } of core.contributions) await changePin?.({ ...core, db: trx }, input);
  await core.outbox.emit(trx, 'pin.changed', { pinId: input.id });
}

async function changePlace(context: ActContext, trx: Database, input: UpdatePinInput): Promise<void> {
  if (input.board_id === undefined && input.section === undefined) return;
  const pin = await guardPin(trx, context.viewer, input.id);
  const boardId = input.board_id ?? pin.board_id;
  const sectionId = input.section === undefined && boardId === pin.board_id ? pin.section_id : (input.section ?? null);
  if (boardId === pin.board_id && sectionId === pin.section_id) return;
  await movePins(context, trx, [input.id], { boardId, sectionId });
}

/** Whoever may write to the board orders its pins, their own or not. */
async function changeOrder({ viewer }: ActContext, trx: Database, id: string, before: string | null): Promise<void> {
  const pin = await guardPin(trx, viewer, id);
  await guardBoardWrite(trx, viewer, pin.board_id);
  if (!(await moveBefore(trx, pinsInOrder(pin), id, before))) throw new ApiError('pin_not_found');
}
