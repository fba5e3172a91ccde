import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeBoard, makePins } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for Noor, who saves pins of Ines and saved the first one to Mountains. */
export function setSaveScene() {
  let noor: Person;
  let pins: Pin[];
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      pins = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug', 'Star tile', 'Doorway', 'Courtyard', 'Fountain', 'Gate', 'Lamp']);
      noor = await person('noor');
      const mountains = await makeBoard(noor, 'Mountains');
      const trains = await makeBoard(noor, 'Trains');
      await noor.call(BoardSectionResource.create, { board_id: trains.id, title: 'Night trains' });
      await noor.call(RepinResource.create, { pin_id: pins[0]!.id, board_id: mountains.id });
    },
  });

  async function openHome(): Promise<Page> {
    const { page } = await stage.as(noor);
    await page.goto(stage.url);
    await page.getByRole('link', { name: 'Gate', exact: true }).waitFor();
    return page;
  }

  function card(page: Page, title: string): Locator {
    return page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  }

  /** The interface shows a save at once; a journey that leaves the page waits until the server has it. */
  async function kept(page: Page, save: () => Promise<void>): Promise<void> {
    const reply = page.waitForResponse((response) => response.url().includes('/resource/RepinResource/create/'));
    await save();
    expect((await reply).status()).toBe(200);
  }

  return {
    stage,
    get noor() {
      return noor;
    },
    get pins() {
      return pins;
    },
    openHome,
    card,
    kept,
  };
}
