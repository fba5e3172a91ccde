import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeBoard, makePins } from '../support/content.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for a stranger who comes for one of four pins of Ines. */
export function setUnauthSaveScene() {
  let pins: Pin[];
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      pins = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug', 'Star tile', 'Doorway', 'Lamp']);
    },
  });

  const pinPath = (pin: Pin) => `/pin/${pin.id}/`;

  /** Gives the dialog that comes over the page. */
  async function saveFromCloseup(page: Page, pin: Pin): Promise<Locator> {
    await page.goto(stage.url + pinPath(pin));
    await page.getByRole('article').first().getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign up to save this' });
    await dialog.getByText('Save this idea and discover more inspiration like it.', { exact: true }).waitFor();
    expect(page.url()).toBe(stage.url + pinPath(pin));
    return dialog;
  }

  return {
    stage,
    get pins() {
      return pins;
    },
    pinPath,
    saveFromCloseup,
  };
}
