import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import { fetchSettled } from '../../store/resources.slice.ts';
import { runUndo } from '../../store/undo-registry.ts';
import { deletePins, feedOf, movePins, reorderPin, type PinsPlace } from './bulk-pins.ts';

const rooms: PinsPlace = { boardId: '51', sectionId: null };
const tiles: PinsPlace = { boardId: '51', sectionId: '61' };
const board = { id: '51', name: 'Blue rooms', url: '/noor/blue-rooms/' };
const section = { id: '61', title: 'Tiles' };

function openBoard(answer: () => Promise<unknown> = async () => null) {
  const sent: [string, unknown][] = [];
  const transport = (async (endpoint: { name: string }, input: unknown) => {
    sent.push([endpoint.name, input]);
    return { data: await answer() };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  const fill = (place: PinsPlace, ids: string[]) =>
    store.dispatch(
      fetchSettled({ ...feedOf(place), data: ids.map((id) => ({ type: 'pin', id })), auxData: {}, bookmark: '-end-', appends: false }),
    );
  fill(rooms, ['1', '2', '3']);
  fill(tiles, ['4']);
  const read = (place: PinsPlace) => {
    const { name, key } = feedOf(place);
    return ((store.getState().resources[name]?.[key]?.data ?? []) as { id: string }[]).map(({ id }) => id).join(' ');
  };
  return { store, sent, shown: () => `${read(rooms)} | ${read(tiles)}`, toast: () => store.getState().toasts.current };
}

describe('many pins at once', () => {
  it('move into a section, and back as one', async () => {
    const { store, sent, shown, toast } = openBoard();
    await store.dispatch(movePins(['1', '3'], rooms, { board, section }));
    expect(shown()).toBe('2 | 1 3 4');
    expect(toast()).toMatchObject({ values: { count: 2, board: 'Tiles' } });
    await runUndo(toast()?.undoId ?? '');
    expect(shown()).toBe('1 2 3 | 4');
    expect(sent).toEqual([
      ['BulkPinsResource.update', { pin_ids: ['1', '3'], board_id: '51', section: '61' }],
      ['BulkPinsResource.update', { pin_ids: ['1', '3'], board_id: '51', section: null }],
    ]);
  });

  it('are deleted, and brought back as one', async () => {
    const { store, sent, shown, toast } = openBoard();
    await store.dispatch(deletePins(['1', '2']));
    expect(shown()).toBe('3 | 4');
    await runUndo(toast()?.undoId ?? '');
    expect(shown()).toBe('1 2 3 | 4');
    expect(sent.at(-1)).toEqual(['BulkPinsResource.update', { pin_ids: ['1', '2'], restore: true }]);
  });

  it('stay where they are when the network drops', async () => {
    const { store, shown, toast } = openBoard(() => Promise.reject(new CallError(null)));
    await store.dispatch(movePins(['1'], rooms, { board, section }));
    await store.dispatch(deletePins(['2']));
    await store.dispatch(reorderPin(feedOf(rooms), '3', '1'));
    expect(shown()).toBe('1 2 3 | 4');
    expect(toast()?.message).toBe('app.offline');
  });

  it('go in portions that the server takes', async () => {
    const { store, sent } = openBoard();
    await store.dispatch(deletePins(Array.from({ length: 300 }, (_, index) => String(index))));
    expect(sent.map(([, input]) => (input as { pin_ids: string[] }).pin_ids.length)).toEqual([250, 50]);
  });
});

describe('reordering', () => {
  it('puts a pin before another', async () => {
    const { store, sent, shown } = openBoard();
    await store.dispatch(reorderPin(feedOf(rooms), '3', '1'));
    expect(shown()).toBe('3 1 2 | 4');
    expect(sent).toEqual([['PinResource.update', { id: '3', before: '1' }]]);
  });
});
