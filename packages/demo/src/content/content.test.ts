import { describe, expect, it } from 'vitest';
import { WORKS } from '../art/works.ts';
import { CAST, CAST_NAMES } from './cast.ts';
import { BOARDS } from './boards.ts';
import { BOARD_FOLLOWS, FOLLOWS } from './follows.ts';
import { linkOf } from './links.ts';
import { inMakingOrder } from './order.ts';
import { homeBoardOf, sectionOf } from './placing.ts';
import { savesOf } from './saves.ts';
import { REACTIONS } from './talk.ts';

describe('the cast', () => {
  it('has names that sign-up would accept, each once', () => {
    const names = CAST_NAMES.map((name) => CAST[name].username);
    expect(new Set(names).size).toBe(12);
    for (const name of names) expect(name).toMatch(/^[a-z0-9_]{3,30}$/);
  });

  it('follows others, never itself', () => {
    for (const name of CAST_NAMES) {
      expect(FOLLOWS[name]).not.toContain(name);
      for (const key of BOARD_FOLLOWS[name]) expect(BOARDS.find((board) => board.key === key)).toMatchObject({ key });
    }
  });

  it('follows no board that is not public and none of its own', () => {
    for (const name of CAST_NAMES) {
      const followed = BOARDS.filter((board) => BOARD_FOLLOWS[name].includes(board.key));
      for (const board of followed) expect([board.privacy ?? 'public', board.owner === name]).toEqual(['public', false]);
    }
  });
});

describe('the boards', () => {
  it('keep to the limits of words and have a name once a person', () => {
    for (const { name, description, sections = [] } of BOARDS) {
      expect(name.length).toBeLessThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(500);
      for (const { title } of sections) expect(title.length).toBeLessThanOrEqual(180);
    }
    expect(new Set(BOARDS.map((board) => `${board.owner} ${board.name}`)).size).toBe(BOARDS.length);
  });

  it('are mostly public, with a few by link and a few secret', () => {
    const count = (privacy: string): number => BOARDS.filter((board) => (board.privacy ?? 'public') === privacy).length;
    expect([count('protected'), count('secret')]).toEqual([2, 3]);
    expect(count('public')).toBeGreaterThan(35);
  });

  it('take every picture, and each section gets at least one', () => {
    const placed = [...WORKS.map((picture) => ({ board: homeBoardOf(picture), picture })), ...savesOf(WORKS)];
    for (const board of BOARDS) {
      const used = placed.filter((pin) => pin.board === board).map((pin) => sectionOf(board, pin.picture));
      expect(used.length, board.name).toBeGreaterThanOrEqual(4);
      for (const { title } of board.sections ?? []) expect(used, `${board.name}: ${title}`).toContain(title);
    }
  });
});

describe('the reactions', () => {
  it('are of others than who pinned, once each', () => {
    for (const { work, reactions } of REACTIONS) {
      const people = reactions.map(([person]) => person);
      const { owner } = homeBoardOf(WORKS.find(({ id }) => id === work)!);
      expect(people, work).not.toContain(owner);
      expect(new Set(people).size, work).toBe(people.length);
    }
  });
});

describe('the saves', () => {
  const saves = savesOf(WORKS);

  it('are the same each time', () => {
    expect(savesOf(WORKS).map(({ board, picture }) => `${board.key} ${picture.id}`)).toEqual(
      saves.map(({ board, picture }) => `${board.key} ${picture.id}`),
    );
  });

  it('give each picture none to nine, never on a board of its author, never twice on one board', () => {
    for (const picture of WORKS) {
      const boards = saves.filter((save) => save.picture === picture).map((save) => save.board);
      expect(boards.length).toBeLessThanOrEqual(9);
      expect(new Set(boards).size).toBe(boards.length);
      expect(boards.map((board) => board.owner)).not.toContain(homeBoardOf(picture).owner);
    }
  });

  it('are many enough that most pictures share a board with another', () => {
    expect(new Set(saves.map((save) => save.picture)).size).toBeGreaterThan(WORKS.length * 0.7);
  });
});

describe('the order of making', () => {
  const order = inMakingOrder(WORKS);

  it('keeps every picture once', () => {
    expect(new Set(order.map((picture) => picture.id)).size).toBe(WORKS.length);
  });

  it('begins with one of each kind', () => {
    const kinds = new Set(WORKS.map((picture) => picture.kind));
    expect(new Set(order.slice(0, kinds.size).map((picture) => picture.kind)).size).toBe(kinds.size);
  });

  it('never lays three of a kind side by side', () => {
    for (let i = 2; i < order.length; i++)
      expect(new Set([order[i]?.kind, order[i - 1]?.kind, order[i - 2]?.kind]).size).toBeGreaterThan(1);
  });
});

describe('the links', () => {
  it('lead to names that are reserved for examples', () => {
    const links = WORKS.map(linkOf).filter((link) => link !== undefined);
    expect(links.length).toBeGreaterThan(60);
    for (const link of links) expect(new URL(link).hostname).toMatch(/^[a-z]+\.example$/);
  });
});
