import type { BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import type { PickerBoard, PickerInput } from '@bowerbird/contract/pinning/saves/schemas.ts';
import type { Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import { loadSlots, type LoadedSlot } from '../../endpoints/records.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { boardRecords } from '../boards/index.ts';
import type { ActContext } from '../pins/index.ts';
import { pickerBoards, type PickerExtra } from './saves.queries.ts';

const SHORTLIST = 4;

/** A page of the boards that the viewer may save to, those used last first. */
export function readPicker(context: ActContext & ViewContext, input: PickerInput): Promise<Page<PickerBoard[]>> {
  return readPage(context, input, {
    purpose: 'board-picker',
    records: boardRecords,
    skeleton: (after, size) => pickerBoards({ userId: context.viewer.userId, pinId: input.pin_id ?? null, after, size }),
    present,
  });
}

/** The few boards that the viewer most likely wants: those they used last. */
export async function readShortlist(context: ActContext & ViewContext, input: PickerInput): Promise<PickerBoard[]> {
  const list = pickerBoards({ userId: context.viewer.userId, pinId: input.pin_id ?? null, after: null, size: SHORTLIST });
  const slots = (await loadSlots(context, boardRecords, list)) ?? [];
  return slots.flatMap((slot) => (slot.shape === null ? [] : [present(slot.shape, slot)]));
}

function present(board: BoardCard, { extra }: LoadedSlot<BoardCard>): PickerBoard {
  const { sections, saved_here: savedHere } = extra as PickerExtra;
  return { board, sections: [...sections], savedHere };
}
