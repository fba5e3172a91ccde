import { describe, expect, it } from 'vitest';
import { setSaveScene } from '../scenes/save.scene.ts';
import { holdFinger } from '../support/touch.ts';

describe('saving a pin', () => {
  const scene = setSaveScene();
  const { stage, openHome, card, kept } = scene;

  it('is two keys away from a card: Tab to the board, Tab to Save', async () => {
    const page = await openHome();
    await page.getByRole('link', { name: 'Lamp', exact: true }).focus();
    const save = card(page, 'Lamp').getByRole('button', { name: 'Save, Lamp' });
    await save.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await card(page, 'Lamp').getByText('Saved to Mountains').waitFor();
  });

  it('goes to a section that the picker finds by its name', async () => {
    const page = await openHome();
    await card(page, 'Courtyard').hover();
    await card(page, 'Courtyard')
      .getByRole('button', { name: /^Choose a board/ })
      .click();
    await page.getByLabel('Find a board').fill('night');
    await kept(page, () => page.getByRole('button', { name: 'Night trains' }).click());
    await page.getByText('Saved to Night trains').first().waitFor();
    await page.goto(`${stage.url}/noorhaddad/trains/night-trains/`);
    await page.getByRole('link', { name: 'Courtyard', exact: true }).waitFor();
  });

  it('is offered by the three dots of a card on a phone, beside all else that can be done with it', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(`${stage.url}/inesduarte/tiles/`);
    await card(page, 'Lamp').getByRole('button', { name: 'More, Lamp' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Lamp' });
    for (const act of ['Choose a board', 'Share', 'Download picture']) await sheet.getByRole('button', { name: act }).waitFor();
  });

  it('is offered by the three dots to who comes neither by mouse nor by keys, such as by a screen reader', async () => {
    const { page } = await stage.as(scene.noor);
    await page.goto(`${stage.url}/inesduarte/tiles/`);
    // A screen reader presses what it found; the card is neither pointed at nor focused.
    await card(page, 'Doorway')
      .getByRole('button', { name: 'More, Doorway' })
      .evaluate((button: HTMLElement) => button.click());
    const menu = page.getByRole('menu', { name: 'What to do with this pin' });
    for (const act of [/^Save to /, 'Choose a board', 'Share', 'Download picture'])
      await menu.getByRole('menuitem', { name: act }).waitFor();
    await menu.getByRole('menuitem', { name: 'Choose a board' }).click();
    await page.getByRole('dialog', { name: 'Save to' }).waitFor();
  });

  it('is offered by a long touch on a card, but not by a swipe over it', async () => {
    const { page } = await stage.as(scene.noor, { width: 390 });
    await page.goto(stage.url);
    const link = page.getByRole('link', { name: 'Lamp', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Lamp' });
    await holdFinger(page, link, { ms: 600, drift: 60 });
    expect(await sheet.count()).toBe(0);
    await holdFinger(page, link, { ms: 600 });
    // Lifting the finger opens no page beneath the sheet.
    await sheet.getByRole('button', { name: 'Choose a board' }).click();
    expect(page.url()).toBe(`${stage.url}/`);
    const picker = page.getByRole('dialog', { name: 'Save to' });
    await kept(page, () => picker.getByRole('button', { name: 'Mountains' }).click());
    await card(page, 'Lamp').getByText('Saved to Mountains').waitFor();

    await holdFinger(page, page.getByRole('link', { name: 'Doorway', exact: true }), { ms: 600 });
    await kept(page, () => page.getByRole('dialog', { name: 'Doorway' }).getByRole('button', { name: 'Save to Mountains' }).click());
    await card(page, 'Doorway').getByText('Saved to Mountains').waitFor();
  });

  it('is reverted, and says so, when the network drops in the middle of it', async () => {
    const tab = await stage.as(scene.noor);
    tab.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const { page } = tab;
    await page.goto(stage.url);
    await card(page, 'Gate').hover();
    await page.route('**/resource/RepinResource/create/', (route) => route.abort());
    await card(page, 'Gate')
      .getByRole('button', { name: /^Save,/ })
      .click();
    await page.getByText('The network did not answer. Nothing was changed.').waitFor();
    await card(page, 'Gate').getByText('Saved to').waitFor({ state: 'detached' });
    await page.unroute('**/resource/RepinResource/create/');
    await card(page, 'Gate')
      .getByRole('button', { name: /^Save,/ })
      .click();
    await card(page, 'Gate').getByText('Saved to').waitFor();
  });
});
