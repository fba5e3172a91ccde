import { setTimeout as wait } from 'node:timers/promises';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Locator, Page } from 'playwright-core';
import { makeBoard, makePins } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for who looks for the tiles of Ines, which search knows already. */
export function setFindScene() {
  let ines: Person;
  let tiles: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      await ines.call(UserResource.update, { about: 'Collects ceramic birds' });
      tiles = await makeBoard(ines, 'Ceramic tiles');
      await makePins(ines, tiles, ['Café in Porto', 'Ceramic jug', 'Ceramic star', 'Blue doorway']);
      // Search hears of what is new behind the reply.
      const finds = async () => JSON.stringify(await ines.call(AdvancedTypeaheadResource.get, { term: 'cerami' }));
      while (!(await finds()).includes('Ceramic tiles')) await wait(100);
    },
  });

  async function openSearch(person = 'noor' as const): Promise<Page> {
    const { page } = await stage.as(await stage.person(person));
    await page.goto(stage.url);
    await searchField(page).waitFor();
    return page;
  }

  function searchField(page: Page): Locator {
    return page.getByRole('combobox', { name: 'Search for anything worth keeping' });
  }

  /** The lines under the field, without the hint that stands in the chosen one. */
  async function suggestions(page: Page): Promise<string[]> {
    const lines = await page.getByRole('option').allInnerTexts();
    return lines.map((line) => line.split('\n')[0]!);
  }

  return {
    stage,
    get ines() {
      return ines;
    },
    get tiles() {
      return tiles;
    },
    openSearch,
    searchField,
    suggestions,
  };
}
