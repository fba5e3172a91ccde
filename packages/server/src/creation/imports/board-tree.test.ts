import { describe, expect, it } from 'vitest';
import { asTree } from './board-tree.views.ts';

const namesOf = (...paths: string[]) =>
  asTree(paths.map((path, number) => ({ number, path: path.split('/') }))).map(({ path }) => path.join('/'));

describe('the boards of a file', () => {
  it('stand before what lies in them', () => {
    expect(namesOf('Lofoten/Day 1', 'Lofoten/Day 2', 'Lofoten')).toEqual(['Lofoten', 'Lofoten/Day 1', 'Lofoten/Day 2']);
  });

  it('stand as the file has them, side by side', () => {
    expect(namesOf('Oslo', 'Bergen/Quay', 'Oslo/Park', 'Bergen', 'Alta')).toEqual(['Oslo', 'Oslo/Park', 'Bergen', 'Bergen/Quay', 'Alta']);
  });

  it('keep their place where their parent has none of its own', () => {
    expect(namesOf('a/b/c', 'd', 'a/b')).toEqual(['a/b', 'a/b/c', 'd']);
  });
});
