import { describe, expect, it } from 'vitest';
import { columnsOf, placeAt } from './place-at.ts';

const box = (column: number, row: number) => ({
  left: column * 110,
  right: column * 110 + 100,
  top: row * 110,
  bottom: row * 110 + 100,
});
const grid = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1)];

describe('the place under a pointer', () => {
  it('is that of the tile that it is over', () => {
    expect(placeAt(grid, { x: 150, y: 50 })).toBe(1);
    expect(placeAt(grid, { x: 10, y: 190 })).toBe(3);
  });

  it('is that of the nearest tile between two, and just beside them', () => {
    expect(placeAt(grid, { x: 103, y: 50 })).toBe(0);
    expect(placeAt(grid, { x: 108, y: 50 })).toBe(1);
    expect(placeAt(grid, { x: 240, y: 190 })).toBe(4);
  });

  it('is none far from all of them', () => {
    expect(placeAt(grid, { x: 700, y: 50 })).toBe(-1);
    expect(placeAt([], { x: 0, y: 0 })).toBe(-1);
  });
});

describe('up and down', () => {
  it('step by the columns of a grid, and to the neighbour in a single row', () => {
    expect(columnsOf(grid)).toBe(3);
    expect(columnsOf(grid.slice(0, 3))).toBe(1);
    expect(columnsOf([])).toBe(1);
  });
});
