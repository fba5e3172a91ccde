import { describe, expect, it } from 'vitest';
import { setSaveScene } from './scenes/save.scene.ts';
import { makeBoard } from './support/content.ts';

describe('saving a pin', () => {
  const scene = setSaveScene();
  const { stage, openHome, card, kept } = scene;

  it('takes one click from a card to the last board, and shows it everywhere at once', async () => {
    const page = await openHome();
    await card(page, 'Star tile').hover();
    await kept(page, () =>
      card(page, 'Star tile')
        .getByRole('button', { name: /^Save,/ })
        .dblclick(),
    );
    await page.getByText('Saved to Mountains').last().waitFor();
    const told = page.getByRole('region', { name: 'Messages' });
    expect(await told.getByRole('link', { name: 'Mountains' }).getAttribute('href')).toBe('/noorhaddad/mountains/');
    await card(page, 'Star tile').getByText('Saved to Mountains').waitFor();
    const dot = card(page, 'Star tile').getByRole('img', { name: 'Saved to Mountains' });
    expect(await dot.count()).toBe(0);
    await page.mouse.move(0, 0);
    await dot.waitFor();
    await card(page, 'Star tile').getByRole('link', { name: 'Star tile', exact: true }).click();
    await page.getByRole('heading', { name: 'Star tile', level: 1 }).waitFor();
    await page.getByRole('article').first().getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await page.goto(`${stage.url}/noorhaddad/mountains/`);
    await page.getByRole('link', { name: 'Star tile', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Star tile', exact: true }).count()).toBe(1);
  });

  it('asks for the board the first time, by the S key too', async () => {
    const mei = await stage.person('mei');
    await makeBoard(mei, 'Blue rooms');
    const { page } = await stage.as(mei);
    await page.goto(stage.url);
    await page.getByRole('link', { name: 'Lamp', exact: true }).focus();
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Save to' }).getByRole('button', { name: 'Blue rooms' }).click();
    await card(page, 'Lamp').getByText('Saved to Blue rooms').waitFor();
  });

  it('can be taken back', async () => {
    const page = await openHome();
    await card(page, 'Doorway').hover();
    await card(page, 'Doorway')
      .getByRole('button', { name: /^Save,/ })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Not on Mountains any more').waitFor();
    await card(page, 'Doorway').getByText('Saved to').waitFor({ state: 'detached' });
    await page.goto(`${stage.url}/noorhaddad/mountains/`);
    await page.getByRole('heading', { name: 'Mountains', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Doorway', exact: true }).count()).toBe(0);
  });

  it('goes to a board that is made in place, from the close-up', async () => {
    const { page } = await stage.as(scene.noor);
    await page.goto(`${stage.url}/pin/${scene.pins[4]!.id}/`);
    await page
      .getByRole('button', { name: /^Choose a board/ })
      .first()
      .click();
    await page.getByLabel('Find a board').fill('Water in stone');
    await page.getByText('None of your boards is called that.').waitFor();
    await page.getByRole('button', { name: 'New board' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Water in stone');
    await page.getByRole('switch', { name: 'Keep it secret' }).check();
    await kept(page, () => page.getByRole('button', { name: 'Create board' }).click());
    await page.getByText('Saved to Water in stone').first().waitFor();
    await page.goto(`${stage.url}/noorhaddad/water-in-stone/`);
    await page.getByText('Secret board').first().waitFor();
    await page.getByRole('link', { name: 'Fountain', exact: true }).waitFor();
  });
});
