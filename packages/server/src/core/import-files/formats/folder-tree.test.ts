import { describe, expect, it } from 'vitest';
import { MOST_LEVELS, pathsOf, type Folder } from './folder-tree.ts';

/** Counts how often a collection is looked up. */
class CountedFolders extends Map<string, Folder> {
  visits = 0;

  override get(id: string): Folder | undefined {
    this.visits += 1;
    return super.get(id);
  }
}

describe('collections that name the ones around them', () => {
  it('have the names around them before their own', () => {
    const pathOf = pathsOf(
      new Map([
        ['1', { name: ' Kitchen ', parent: undefined }],
        ['2', { name: '', parent: '1' }],
        ['3', { name: 'Tiles', parent: '2' }],
        ['4', { name: 'Lost', parent: 'nowhere' }],
      ]),
    );

    expect(pathOf('3')).toEqual(['Kitchen', 'Tiles']);
    expect(pathOf('1')).toEqual(['Kitchen']);
    expect(pathOf('4')).toEqual(['Lost']);
    expect(pathOf('nowhere')).toEqual([]);
    expect(pathOf(undefined)).toEqual([]);
  });

  it('end where they stand in a circle', () => {
    const pathOf = pathsOf(
      new Map([
        ['1', { name: 'Hen', parent: '2' }],
        ['2', { name: 'Egg', parent: '1' }],
        ['3', { name: 'Self', parent: '3' }],
      ]),
    );

    expect(pathOf('1')).toEqual(['Egg', 'Hen']);
    expect(pathOf('2')).toEqual(['Egg']);
    expect(pathOf('3')).toEqual(['Self']);
  });

  it('are each come to a few times at most, however deep they lie, and whichever is asked for first', () => {
    const count = 100_000;
    const deep = Array.from({ length: count }, (_, at): [string, Folder] => [
      String(at),
      { name: `Level ${at}`, parent: at === 0 ? undefined : String(at - 1) },
    ]);
    for (const order of [deep, deep.toReversed()]) {
      const folders = new CountedFolders(deep);
      const pathOf = pathsOf(folders);
      const paths = order.map(([id]) => pathOf(id));

      expect(folders.visits).toBeLessThan(3 * count);
      expect(Math.max(...paths.map(({ length }) => length))).toBe(MOST_LEVELS);
      // What lies deeper shares one list.
      expect(new Set(paths).size).toBe(MOST_LEVELS);
    }
  });
});
