import { describe, expect, it } from 'vitest';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { loadEffects } from '../../../store/call.ts';
import { received } from '../../../store/received.ts';

const inTiles = { type: 'pin', board: { type: 'board', id: '51' }, section: null };
const inSeats = { type: 'pin', board: { type: 'board', id: '52' }, section: { id: '61', title: 'Seats', url: '' } };

const section = (id: string, pins: number) => ({ type: 'section', id, boardId: '52', pin_count: pins });

type Table = Record<string, Record<string, unknown>>;

async function openStore() {
  const store = createAppStore(async () => {
    throw new Error('Counting makes no calls.');
  });
  await store.dispatch(loadEffects());
  const tell = (endpoint: string, input: object, pin: Table = {}, sections: Table = {}) =>
    store.dispatch(
      received({ endpoint, input, result: { type: 'pin', id: '9' }, entities: { pin, user: {}, board: {}, section: sections } }),
    );
  const board = (id: string, pins: number, loose: number, sections: number) => ({
    type: 'board',
    id,
    pin_count: pins,
    sectionless_pin_count: loose,
    section_count: sections,
  });
  store.dispatch(
    received({
      endpoint: 'BoardResource.get',
      input: {},
      result: null,
      entities: {
        pin: { '1': { ...inTiles, id: '1' }, '2': { ...inSeats, id: '2' } },
        user: {},
        board: { '51': board('51', 3, 3, 0), '52': board('52', 2, 0, 1) },
        section: { '61': section('61', 2), '62': section('62', 3) },
      },
    }),
  );
  const counts = (id: string) => {
    const known = store.getState().entities.board[id];
    return [known?.pin_count, known?.sectionless_pin_count, known?.section_count];
  };
  return { store, tell, counts, sectionPins: (id = '61') => store.getState().entities.section[id]?.pin_count };
}

describe('the counts of a board', () => {
  it('rise with a pin that is made or saved', async () => {
    const { tell, counts } = await openStore();
    tell('PinResource.create', {}, { '3': { ...inTiles, id: '3' } });
    tell('RepinResource.create', {}, { '4': { ...inTiles, id: '4' } });
    expect(counts('51')).toEqual([5, 5, 0]);
  });

  it('fall with deleted pins, of a section too', async () => {
    const { tell, counts, sectionPins } = await openStore();
    tell('BulkPinsResource.delete', { pin_ids: ['1', '2'] });
    expect(counts('51')).toEqual([2, 2, 0]);
    expect(counts('52')).toEqual([1, 0, 1]);
    expect(sectionPins()).toBe(1);
  });

  it('rise again when the deletion is undone', async () => {
    const { tell, counts } = await openStore();
    tell('PinResource.delete', { id: '1' });
    tell('PinResource.update', { id: '1', restore: true }, { '1': { ...inTiles, id: '1' } });
    expect(counts('51')).toEqual([3, 3, 0]);
  });

  it('follow a pin from board to section', async () => {
    const { tell, counts, sectionPins } = await openStore();
    tell('PinResource.update', { id: '1', board_id: '52', section: '61' }, { '1': { ...inSeats, id: '1' } });
    expect(counts('51')).toEqual([2, 2, 0]);
    expect(counts('52')).toEqual([3, 0, 1]);
    expect(sectionPins()).toBe(3);
  });

  it('stay when a pin is only edited', async () => {
    const { tell, counts } = await openStore();
    tell('PinResource.update', { id: '1' }, { '1': { ...inTiles, id: '1', title: 'New' } });
    expect(counts('51')).toEqual([3, 3, 0]);
  });

  it('lose a section that was merged, but none of its pins, and have it back with them', async () => {
    const { tell, counts, sectionPins } = await openStore();
    tell('BoardSectionResource.update', { section_id: '62', merge: '61' }, {}, { '62': section('62', 5) });
    expect(counts('52')).toEqual([2, 0, 0]);
    expect([sectionPins(), sectionPins('62')]).toEqual([0, 5]);
    tell('BoardSectionResource.update', { section_id: '61', restore: true }, {}, { '61': section('61', 2) });
    tell('BoardSectionResource.get', { section_id: '62' }, {}, { '62': section('62', 3) });
    expect(counts('52')).toEqual([2, 0, 1]);
    expect([sectionPins(), sectionPins('62')]).toEqual([2, 3]);
  });

  it('count sections, and the pins that go with one', async () => {
    const { tell, counts } = await openStore();
    tell('BoardSectionResource.create', { board_id: '52', title: 'Lamps' });
    expect(counts('52')).toEqual([2, 0, 2]);
    tell('BoardSectionResource.delete', { section_id: '61' });
    expect(counts('52')).toEqual([0, 0, 1]);
    tell('BoardSectionResource.update', { section_id: '61', restore: true });
    expect(counts('52')).toEqual([2, 0, 2]);
  });

  it('never fall below nothing', async () => {
    const { tell, counts } = await openStore();
    for (let time = 0; time < 5; time += 1) tell('PinResource.delete', { id: '1' });
    expect(counts('51')).toEqual([0, 0, 0]);
  });
});
