import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUnauthSaveScene } from '../scenes/unauth-save.scene.ts';
import { makeBoard, makePins } from '../support/content.ts';
import { fillLogIn, sendButton } from '../support/forms.ts';
import type { Person } from '../support/people.ts';

describe('somebody who came for a pin', () => {
  const scene = setUnauthSaveScene();
  const { stage, pinPath, saveFromCloseup } = scene;
  let ines: Person;
  let noor: Person;
  let trains: Board;
  let secret: Pin;
  beforeAll(async () => {
    ines = await stage.person('ines');
    [secret] = (await makePins(ines, await makeBoard(ines, 'A surprise', { privacy: 'secret' }), ['Present'])) as [Pin];
    noor = await stage.person('noor');
    trains = await makeBoard(noor, 'Trains');
  });

  const titlesOn = async (owner: Person, board: Pick<Board, 'id'>) =>
    (await owner.call(BoardFeedResource.get, { board_id: board.id })).map(({ title }) => title);

  it('sees it beside the way in, with what signing up leads to', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/login/?next=${encodeURIComponent(pinPath(scene.pins[0]!))}`);
    await banner(page).getByText('More ideas like this await', { exact: true }).waitFor();
    await banner(page).getByRole('img', { name: 'Jug' }).waitFor();
    await page.getByRole('link', { name: 'Start collecting' }).click();
    await page.getByLabel('Birthday').first().waitFor();
    await banner(page).getByRole('img', { name: 'Jug' }).waitFor();
  });

  it('sees the last that they looked at when they go on to the door from another page', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url + pinPath(scene.pins[1]!));
    await page.getByRole('heading', { name: 'Star tile', level: 1 }).waitFor();
    await page.getByRole('link', { name: /home/i }).first().click();
    await page.getByRole('heading', { name: 'Collect what catches your eye' }).waitFor();
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL(`${stage.url}/login/`);
    await banner(page).getByRole('img', { name: 'Star tile' }).waitFor();
  });

  it('is shown nothing of a pin that is not theirs to see', async () => {
    for (const address of [`/signup/?next=${encodeURIComponent(pinPath(secret))}`, `/login/?save_pin=${secret.id}`, '/login/?save_pin=1']) {
      const tab = await stage.stranger();
      const { page } = tab;
      await page.goto(stage.url + address);
      await page.getByLabel('Password', { exact: true }).waitFor();
      expect(await banner(page).count()).toBe(0);
      expect(await page.content()).not.toContain(secret.imageSignature);
    }
  });

  it('finds it saved after looking elsewhere first and logging in from there, on the board that they use', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await saveFromCloseup(page, scene.pins[0]!);
    await page.goto(`${stage.url}/about/`);
    await page.goto(`${stage.url}/login/?next=%2Fabout%2F`);
    const reply = page.waitForResponse((response) => response.url().includes('/resource/RepinResource/create/'));
    await logIn(page, noor);
    await page.waitForURL(`${stage.url}/about/`);
    expect((await reply).status()).toBe(200);
    await page.getByText('Saved to Trains').waitFor();
    expect(await titlesOn(noor, trains)).toEqual(['Jug']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Not on Trains any more').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
    expect(await titlesOn(noor, trains)).toEqual([]);
  });

  it('follows whom they wanted to, also by the page of logging in, and leaves them for good', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/${ines.username}/`);
    await page
      .getByRole('button', { name: `Follow ${ines.fullName}` })
      .first()
      .click();
    await page.getByRole('dialog', { name: `Sign up to follow ${ines.fullName}` }).waitFor();
    await page.goto(`${stage.url}/login/?next=%2Fabout%2F`);
    const reply = page.waitForResponse((response) => response.url().includes('/resource/UserFollowResource/create/'));
    await logIn(page, noor);
    expect((await reply).status()).toBe(200);
    await page.goto(`${stage.url}/${ines.username}/`);
    const isLeft = page.waitForResponse((response) => response.url().includes('/resource/UserFollowResource/delete/'));
    await page
      .getByRole('button', { name: `Following ${ines.fullName}` })
      .first()
      .click();
    await isLeft;
    await page.reload();
    await page
      .getByRole('button', { name: `Follow ${ines.fullName}` })
      .first()
      .waitFor();
  });

  it('loses neither the page nor the place on it, and nothing is saved later when they close the question', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url + pinPath(scene.pins[1]!));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Jug', exact: true }) });
    await card.hover();
    await card.getByRole('button', { name: /^Save,/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign up to save this' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => ['isSameDocument' in window, sessionStorage.getItem('unauth_save')])).toEqual([true, null]);
    // Nor does who would follow somebody.
    await page.getByRole('button', { name: `Follow ${ines.fullName}` }).click();
    await page.getByRole('dialog', { name: `Sign up to follow ${ines.fullName}` }).waitFor();
    expect(page.url()).toBe(stage.url + pinPath(scene.pins[1]!));
  });

  it('is told nothing wrong when the pin is gone meanwhile', async () => {
    const tab = await stage.stranger();
    tab.expect(/status of 404/);
    const { page } = tab;
    const dialog = await saveFromCloseup(page, scene.pins[3]!);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog', { name: 'Good to see you again' }).waitFor();
    await ines.call(PinResource.delete, { id: scene.pins[3]!.id });
    await logIn(page, noor);
    await page.getByRole('heading', { name: 'This page flew off' }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unauth_save'))).toBeNull();
    expect(await page.getByText(/Saved to|not saved/).count()).toBe(0);
    expect(await titlesOn(noor, trains)).toEqual([]);
  });
});

function banner(page: Page): Locator {
  return page.getByRole('complementary');
}

async function logIn(page: Page, person: Person): Promise<void> {
  await fillLogIn(page, person.username);
  await sendButton(page, 'Log in').click();
}
