import { describe, expect, it } from 'vitest';
import type { StoredBoard } from './stored-board.ts';
import { matchBoards, type StoredPickerBoard } from './use-matching-boards.ts';

const board = (id: string, name: string): StoredBoard => ({ type: 'board', id, name, url: `/noor/${id}/`, privacy: 'public' });
const boards = Object.fromEntries(
  [board('1', 'Blue rooms'), board('2', 'Café corners'), board('3', 'To knit')].map((one) => [one.id, one]),
);
const item = (id: string, ...titles: string[]): StoredPickerBoard => ({
  board: { type: 'board', id },
  sections: titles.map((title) => ({ id: title, title, slug: title })),
  savedHere: false,
});
const items = [item('1', 'Tiles', 'Seats'), item('2'), item('3', 'Blue yarn')];
const found = (wanted: string) =>
  matchBoards(items, boards, wanted).map(({ board: { id }, sections }) => [id, ...sections.map(({ title }) => title)].join(' '));

describe('looking for a board', () => {
  it('shows all of them while nothing is looked for', () => {
    expect(matchBoards(items, boards, '  ')).toBe(items);
  });

  it('takes no notice of accents and case', () => {
    expect(found('CAFE')).toEqual(['2']);
  });

  it('finds a board by a section of it, with that section alone', () => {
    expect(found('seat')).toEqual(['1 Seats']);
    expect(found('blue')).toEqual(['1', '3 Blue yarn']);
  });

  it('wants every word', () => {
    expect(found('blue knit')).toEqual([]);
  });
});
