import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { examine } from './support/examine.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

const SKETCHES = [
  { width: 300, height: 200 },
  { width: 200, height: 700 },
  { width: 640, height: 360 },
];

/** The sweep does this on every page, in every language; here are those that most people see. */
describe('the pages that most people see', () => {
  let ines: Person;
  let pinPath = '';
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      const titles = Array.from({ length: 14 }, (_, index) => `Tile ${index + 1}`);
      const pins = await makePins(ines, await makeBoard(ines, 'Tiles'), titles, (index) => SKETCHES[index % SKETCHES.length]!);
      pinPath = `/pin/${pins[7]!.id}/`;
    },
  });

  it.each<[string, () => string, boolean]>([
    ['the home of strangers', () => '/', false],
    ['the home of a person', () => '/', true],
    ['a pin from close up', () => pinPath, true],
    ['a board', () => '/inesduarte/tiles/', true],
    ['the settings of the profile', () => '/settings/edit-profile/', true],
  ])('fit their window and keep nobody out: %s', async (_name, path, isSignedIn) => {
    const problems: string[] = [];
    for (const examination of [
      { width: 390, otherWidths: [320], barriers: true },
      { width: 1280, otherWidths: [820], barriers: true },
    ]) {
      const tab = isSignedIn ? await stage.as(ines, examination) : await stage.stranger(examination);
      problems.push(...(await examine(tab, stage.url + path(), examination)));
    }
    expect(problems).toEqual([]);
  });
});
