import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Locator, Page } from 'playwright-core';
import { makeBoard, makePin } from '../support/content.ts';
import { setStage, type Stage } from '../support/stage.ts';

/** Sets the stage for a jug of Ines, whose link people hand on. */
export function setInvitesScene() {
  let jug: Pin;
  const stage: Stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      jug = await makePin(ines, await makeBoard(ines, 'Tiles'), 'Blue jug');
    },
  });

  async function openShare(page: Page): Promise<Locator> {
    await page.goto(`${stage.url}/pin/${jug.id}/`);
    await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    return page.getByRole('dialog', { name: 'Share' });
  }

  return {
    stage,
    get jug() {
      return jug;
    },
    openShare,
    popover: (page: Page) => page.getByRole('complementary', { name: 'Who shared this' }),
  };
}
