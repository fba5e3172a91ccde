import { setTimeout as wait } from 'node:timers/promises';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { Page } from 'playwright-core';
import { makeBoard, makePins } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for a search that finds three jugs of Ines. */
export function setNarrowScene() {
  let ines: Person;
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      const board = await makeBoard(ines, 'Pottery shelf');
      await makePins(ines, board, ['Jug with a spout', 'Jug for milk', 'Jug of the potter']);
      while ((await ines.call(BaseSearchResource.get, { query: 'jug', filters: 'type:picture' })).results.length < 3) await wait(100);
    },
  });

  async function openResults(page: Page, address = '/search/pins/?q=jug'): Promise<void> {
    await page.goto(stage.url + address);
    await page.getByRole('heading', { name: 'Pins for jug' }).waitFor();
  }

  return {
    stage,
    get ines() {
      return ines;
    },
    openResults,
  };
}
