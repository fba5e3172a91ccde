import type { BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { UnknownAction } from 'redux';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { entityCounted } from '../../../store/entities.slice.ts';
import type { Received } from '../../../store/received.ts';
import type { StoredPin } from '../pins/index.ts';
import type { StoredSection } from './stored-section.ts';

type Pins = Readonly<Record<string, StoredPin>>;

/** How calls change the counts of boards and sections (`B4.6`), from what was known before them. */
export const boardCounts: readonly Effect[] = [
  {
    endpoints: ['PinResource.create', 'PinDraftPublicationsResource.create'],
    changes: (reply, { entities }) => madePins(reply, entities.pin),
  },
  afterReply<typeof RepinResource.create>('RepinResource.create', (reply, { entities }) => madePins(reply, entities.pin)),
  afterReply<typeof PinResource.update>('PinResource.update', (reply, { entities }) =>
    changedPins(reply, entities.pin, reply.input.restore),
  ),
  afterReply<typeof BulkPinsResource.update>('BulkPinsResource.update', (reply, { entities }) =>
    changedPins(reply, entities.pin, reply.input.restore),
  ),
  afterReply<typeof PinResource.delete>('PinResource.delete', ({ input }, { entities }) => pinCounted(entities.pin[input.id], -1)),
  afterReply<typeof BulkPinsResource.delete>('BulkPinsResource.delete', ({ input }, { entities }) =>
    input.pin_ids.flatMap((id) => pinCounted(entities.pin[id], -1)),
  ),
  afterReply<typeof BoardSectionResource.create>('BoardSectionResource.create', ({ input }) => [
    boardCounted(input.board_id, { section_count: 1 }),
  ]),
  afterReply<typeof BoardSectionResource.delete>('BoardSectionResource.delete', ({ input }, { entities }) =>
    sectionCounted(entities.section[input.section_id], -1),
  ),
  afterReply<typeof BoardSectionResource.update>('BoardSectionResource.update', ({ input }, { entities }) => {
    if (input.merge !== undefined) return sectionMerged(entities.section[input.merge]);
    return input.restore ? sectionCounted(entities.section[input.section_id], 1) : [];
  }),
];

function freshPins({ entities }: Received): StoredPin[] {
  return Object.values(entities.pin ?? {}) as unknown as StoredPin[];
}

function madePins(reply: Received, before: Pins): UnknownAction[] {
  return freshPins(reply).flatMap((pin) => (before[pin.id] ? [] : pinCounted(pin, 1)));
}

function changedPins(reply: Received, before: Pins, isRestored: true | undefined): UnknownAction[] {
  return freshPins(reply).flatMap((pin) => (isRestored ? pinCounted(pin, 1) : pinMoved(before[pin.id], pin)));
}

function pinMoved(from: StoredPin | undefined, to: StoredPin): UnknownAction[] {
  if (!from || (from.board?.id === to.board?.id && from.section?.id === to.section?.id)) return [];
  return [...pinCounted(from, -1), ...pinCounted(to, 1)];
}

function pinCounted(pin: StoredPin | undefined, by: 1 | -1): UnknownAction[] {
  if (!pin?.board) return [];
  const board = boardCounted(pin.board.id, { pin_count: by, sectionless_pin_count: pin.section ? 0 : by });
  return pin.section ? [board, entityCounted({ type: 'section', id: pin.section.id, by: { pin_count: by } })] : [board];
}

function sectionCounted(section: StoredSection | undefined, by: 1 | -1): UnknownAction[] {
  return section ? [boardCounted(section.boardId, { pin_count: by * section.pin_count, section_count: by })] : [];
}

/** The reply has the counts of the section that took it in. What it brings back by undo was never lost to the board. */
function sectionMerged(section: StoredSection | undefined): UnknownAction[] {
  if (!section) return [];
  const emptied = entityCounted({ type: 'section', id: section.id, by: { pin_count: -section.pin_count } });
  return [boardCounted(section.boardId, { section_count: -1 }), emptied];
}

function boardCounted(id: string, by: { readonly [field: string]: number }): UnknownAction {
  return entityCounted({ type: 'board', id, by });
}
