import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { fetchSettled } from '../../../store/resources.slice.ts';
import { received } from '../../../store/received.ts';
import type { StoredSection } from './stored-section.ts';
import { runUndo } from '../../../store/undo-registry.ts';
import type { StoredBoard } from './stored-board.ts';
import { deleteBoard, mergeSection } from './board-writes.ts';

/** A server where section 62, of three pins, takes in section 61, of two. */
function openStore({ isGone = false } = {}) {
  const pins = { '61': 2, '62': 3 };
  const section = (id: keyof typeof pins) => ({ type: 'section', id, boardId: '52', title: id, pin_count: pins[id] });
  const transport = (async (endpoint, input: { section_id: keyof typeof pins; merge?: string; restore?: true }) => {
    if (isGone && endpoint.name === 'BoardSectionResource.get') throw new CallError(null);
    if (input.merge) Object.assign(pins, { '61': 0, '62': 5 });
    if (input.restore) Object.assign(pins, { '61': 2, '62': 3 });
    return { data: section(input.section_id) };
  }) as Transport;
  const store = createAppStore(transport);
  const known = { '61': section('61'), '62': section('62') };
  store.dispatch(
    received({
      endpoint: 'BoardSectionsResource.get',
      input: {},
      result: null,
      entities: { pin: {}, user: {}, board: {}, section: known },
    }),
  );
  const { section: sections } = store.getState().entities;
  return {
    merge: () => store.dispatch(mergeSection(sections['61'] as StoredSection, sections['62'] as StoredSection)),
    undo: () => runUndo(store.getState().toasts.current?.undoId ?? ''),
    counts: () => ['61', '62'].map((id) => store.getState().entities.section[id]?.pin_count),
    told: () => store.getState().toasts.current?.message,
  };
}

describe('a section that another one took in', () => {
  it('gives its pins to the other one, and undo gives them back, in the counts of both', async () => {
    const { merge, undo, counts } = openStore();
    await merge();
    expect(counts()).toEqual([0, 5]);
    await undo();
    expect(counts()).toEqual([2, 3]);
  });

  it('comes back by undo also where the other one cannot be had', async () => {
    const { merge, undo, counts, told } = openStore({ isGone: true });
    await merge();
    await undo();
    expect(counts()[0]).toBe(2);
    expect(told()).toBe('sections.merged');
  });
});

describe('a board that came back', () => {
  it('asks anew for its pins, which its open page let go when it heard that they went', async () => {
    const board = { type: 'board', id: '52', name: 'Passing' };
    const store = createAppStore((async () => ({ data: board })) as unknown as Transport);
    store.dispatch(
      fetchSettled({ name: 'BoardFeedResource.get', key: '{"board_id":"52"}', data: [], auxData: {}, bookmark: null, appends: false }),
    );
    const isKnown = () => store.getState().resources['BoardFeedResource.get']?.['{"board_id":"52"}']?.loaded === true;
    expect(isKnown()).toBe(true);
    await store.dispatch(deleteBoard(board as unknown as StoredBoard));
    await runUndo(store.getState().toasts.current?.undoId ?? '');
    expect(isKnown()).toBe(false);
  });
});
