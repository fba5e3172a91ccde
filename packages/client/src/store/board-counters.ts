import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { BulkPinsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Received } from './received.ts';
import type { StoredPin, StoredSection } from './stored.ts';
import type { EntitiesState } from './entities.slice.ts';

/** What one reply adds to, or takes from, a board's or a section's counts. */
export type CountChange =
  | { readonly of: 'board'; readonly id: string; readonly pins: number; readonly loosePins: number; readonly sections: number }
  | { readonly of: 'section'; readonly id: string; readonly pins: number };

const MADE: ReadonlySet<string> = new Set([PinResource.create.name, RepinResource.create.name]);
const CHANGED: ReadonlySet<string> = new Set([PinResource.update.name, BulkPinsResource.update.name]);
const DELETED: ReadonlySet<string> = new Set([PinResource.delete.name, BulkPinsResource.delete.name]);

interface WriteInput {
  readonly id?: string;
  readonly pin_ids?: readonly string[];
  readonly board_id?: string;
  readonly section_id?: string;
  readonly merge?: string;
  readonly restore?: true;
}

/** How a reply changes the counts of boards and sections (`B4.6`), from what was known before it. */
export function countChanges(before: EntitiesState, { endpoint, input: rawInput, entities }: Received): CountChange[] {
  const input = (rawInput ?? {}) as WriteInput;
  const fresh = Object.values(entities.pin) as unknown as StoredPin[];
  if (MADE.has(endpoint)) return fresh.flatMap((pin) => (before.pin[pin.id] ? [] : pinCounts(pin, 1)));
  if (CHANGED.has(endpoint)) return fresh.flatMap((pin) => (input.restore ? pinCounts(pin, 1) : movedCounts(before.pin[pin.id], pin)));
  if (DELETED.has(endpoint)) return (input.pin_ids ?? [input.id ?? '']).flatMap((id) => pinCounts(before.pin[id], -1));
  return sectionCounts(before, endpoint, input);
}

function sectionCounts(before: EntitiesState, endpoint: string, input: WriteInput): CountChange[] {
  if (endpoint === BoardSectionResource.create.name) return [{ of: 'board', id: input.board_id ?? '', pins: 0, loosePins: 0, sections: 1 }];
  if (input.merge !== undefined) return mergedCounts(before.section[input.merge]);
  const section = before.section[input.section_id ?? ''];
  if (!section) return [];
  const change = (by: 1 | -1): CountChange[] => [
    { of: 'board', id: section.boardId, pins: by * section.pin_count, loosePins: 0, sections: by },
  ];
  if (endpoint === BoardSectionResource.delete.name) return change(-1);
  return endpoint === BoardSectionResource.update.name && input.restore ? change(1) : [];
}

/** The reply has the counts of the section that took it in. What it brings back by undo was never lost to the board. */
function mergedCounts(section: StoredSection | undefined): CountChange[] {
  if (!section) return [];
  return [
    { of: 'board', id: section.boardId, pins: 0, loosePins: 0, sections: -1 },
    { of: 'section', id: section.id, pins: -section.pin_count },
  ];
}

function movedCounts(from: StoredPin | undefined, to: StoredPin): CountChange[] {
  if (!from || (from.board?.id === to.board?.id && from.section?.id === to.section?.id)) return [];
  return [...pinCounts(from, -1), ...pinCounts(to, 1)];
}

function pinCounts(pin: StoredPin | undefined, by: 1 | -1): CountChange[] {
  if (!pin?.board) return [];
  const board: CountChange = { of: 'board', id: pin.board.id, pins: by, loosePins: pin.section ? 0 : by, sections: 0 };
  return pin.section ? [board, { of: 'section', id: pin.section.id, pins: by }] : [board];
}

/** Applies changes; no count falls below 0. */
export function applyCounts(state: EntitiesState, changes: readonly CountChange[]): EntitiesState {
  return changes.reduce((next, change) => (change.of === 'board' ? countOnBoard(next, change) : countInSection(next, change)), state);
}

function countOnBoard(state: EntitiesState, { id, pins, loosePins, sections }: Extract<CountChange, { of: 'board' }>): EntitiesState {
  const board = state.board[id];
  if (board?.pin_count === undefined) return state;
  const counted = {
    ...board,
    pin_count: atLeastNone(board.pin_count + pins),
    sectionless_pin_count: atLeastNone((board.sectionless_pin_count ?? 0) + loosePins),
    section_count: atLeastNone((board.section_count ?? 0) + sections),
  };
  return { ...state, board: { ...state.board, [id]: counted } };
}

function countInSection(state: EntitiesState, { id, pins }: { id: string; pins: number }): EntitiesState {
  const section = state.section[id];
  if (!section) return state;
  return { ...state, section: { ...state.section, [id]: { ...section, pin_count: atLeastNone(section.pin_count + pins) } } };
}

function atLeastNone(count: number): number {
  return Math.max(0, count);
}
