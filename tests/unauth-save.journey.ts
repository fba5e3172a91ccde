import { BoardFeedResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { fillSignUp, sendButton } from './support/forms.ts';
import { PASSWORD, type Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('somebody who came for a pin', () => {
  let ines: Person;
  let noor: Person;
  let trains: Board;
  let pins: Pin[];
  let secret: Pin;
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      pins = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug', 'Star tile', 'Doorway', 'Lamp']);
      [secret] = (await makePins(ines, await makeBoard(ines, 'A surprise', { privacy: 'secret' }), ['Present'])) as [Pin];
      noor = await person('noor');
      trains = await makeBoard(noor, 'Trains');
    },
  });

  const pinPath = (pin: Pin) => `/pin/${pin.id}/`;
  const saveFromCloseup = async (page: Page, pin: Pin) => {
    await page.goto(stage.url + pinPath(pin));
    await page.getByRole('article').first().getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(`${stage.url}/signup/?next=${encodeURIComponent(pinPath(pin))}&save_pin=${pin.id}`);
  };
  const titlesOn = async (owner: Person, board: Pick<Board, 'id'>) =>
    (await owner.call(BoardFeedResource.get, { board_id: board.id })).map(({ title }) => title);

  it('sees it beside the way in, with what signing up leads to', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/login/?next=${encodeURIComponent(pinPath(pins[0]!))}`);
    await banner(page).getByText('More ideas like this await', { exact: true }).waitFor();
    await banner(page).getByRole('img', { name: 'Jug' }).waitFor();
    await page.getByRole('link', { name: 'Start collecting' }).click();
    await page.getByLabel('Birthday').first().waitFor();
    await banner(page).getByRole('img', { name: 'Jug' }).waitFor();
  });

  it('sees the last that they looked at when they go on to the door from another page', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url + pinPath(pins[1]!));
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

  it('finds it saved on a board of their own once they signed up, and never a second time', async () => {
    const { page } = await stage.stranger();
    await saveFromCloseup(page, pins[2]!);
    await banner(page).getByText('Save this idea and discover more inspiration like it.', { exact: true }).waitFor();
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

  it('finds it saved after looking elsewhere first and logging in from there, on the board that they use', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await saveFromCloseup(page, pins[0]!);
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

  it('is told nothing wrong when the pin is gone meanwhile', async () => {
    const tab = await stage.stranger();
    tab.expect(/status of 404/);
    const { page } = tab;
    await saveFromCloseup(page, pins[3]!);
    await page.getByRole('link', { name: 'Log in' }).last().click();
    await page.waitForURL(/\/login\//);
    await ines.call(PinResource.delete, { id: pins[3]!.id });
    const asked = page.waitForResponse((response) => response.url().includes('/resource/PinResource/get/'));
    await logIn(page, noor);
    expect((await asked).status()).toBe(404);
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
  await page.getByLabel('Email or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendButton(page, 'Log in').click();
}
