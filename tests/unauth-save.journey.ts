import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { fillSignUp, sendButton } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { setStage } from './support/stage.ts';

describe('somebody who came for a pin', () => {
  let pins: Pin[];
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      pins = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug', 'Star tile', 'Doorway', 'Lamp']);
    },
  });

  const pinPath = (pin: Pin) => `/pin/${pin.id}/`;
  /** Gives the dialog that comes over the page. */
  const saveFromCloseup = async (page: Page, pin: Pin) => {
    await page.goto(stage.url + pinPath(pin));
    await page.getByRole('article').first().getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign up to save this' });
    await dialog.getByText('Save this idea and discover more inspiration like it.', { exact: true }).waitFor();
    expect(page.url()).toBe(stage.url + pinPath(pin));
    return dialog;
  };

  it('finds it saved on a board of their own once they signed up, and never a second time', async () => {
    const { page } = await stage.stranger();
    const dialog = await saveFromCloseup(page, pins[2]!);
    expect(await barriersInBothThemes(page, dialog)).toEqual([]);
    await fillSignUp(page, 'mei.tan@example.org');
    await sendButton(page, 'Start collecting').click();
    await page.waitForURL(stage.url + pinPath(pins[2]!));
    await page.getByText('Saved to Saved ideas').first().waitFor();
    await page.goto(`${stage.url}/meitan/saved-ideas/`);
    await page.getByRole('link', { name: 'Doorway', exact: true }).waitFor();
    const count = () => page.getByRole('link', { name: 'Doorway', exact: true }).count();
    expect(await count()).toBe(1);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unauth_save'))).toBeNull();
    await page.reload();
    await page.getByRole('link', { name: 'Doorway', exact: true }).waitFor();
    expect(await count()).toBe(1);
  });
});
