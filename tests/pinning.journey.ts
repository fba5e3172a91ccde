import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Tab } from './support/browser.ts';
import { makeBoard, makePin, makePins } from './support/content.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

const rooms = Array.from({ length: 14 }, (_, index) => `Room ${index + 1}`);

describe('keeping pins', () => {
  let noor: Person;
  let pins: Pin[];
  let blueRooms: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      const lena = await person('lena');
      noor = await person('noor');
      pins = await makePins(lena, await makeBoard(lena, 'Small rooms'), rooms, (index) => ({ height: 380 + index * 20 }));
      blueRooms = await makeBoard(noor, 'Blue rooms');
    },
  });

  async function openAs(person: Person, path: string): Promise<Tab> {
    const tab = await stage.as(person, { reducedMotion: true });
    await tab.page.goto(stage.url + path, { waitUntil: 'networkidle' });
    return tab;
  }
  const pinsOf = async (board: Board) => (await noor.call(BoardResource.get, { board_id: board.id })).pin_count;
  const card = (page: Page, title: string) => page.locator('article').filter({ hasText: title }).first();

  it('opens a pin from the wall, and Escape leads back to the same place and card', async () => {
    const { page } = await openAs(noor, '/');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await card(page, 'Room 5').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Room 5' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL(`${stage.url}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article')?.textContent)).toContain('Room 5');
  });

  it('saves by the S key, shows it everywhere, and takes it back', async () => {
    const { page } = await openAs(noor, '/');
    const saved = card(page, 'Room 7');
    await saved.getByRole('link').first().focus();
    await page.keyboard.press('s');
    // Nothing was saved before, so the first save asks for the board.
    await page.getByRole('dialog').getByRole('button', { name: 'Blue rooms' }).click();
    await saved.getByText('Saved to Blue rooms').waitFor();
    const toast = page.getByRole('region', { name: 'Messages' });
    expect(await toast.getByRole('link', { name: 'Blue rooms' }).getAttribute('href')).toBe(blueRooms.url);
    await expect.poll(() => pinsOf(blueRooms)).toBe(1);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await saved.getByText('Lena Fjeld').waitFor();
    await expect.poll(() => pinsOf(blueRooms)).toBe(0);
  });

  it('reverts and says so when the network drops in the middle of a save', async () => {
    await noor.call(RepinResource.create, { pin_id: pins[12]!.id, board_id: blueRooms.id });
    const tab = await openAs(noor, `/pin/${pins[2]!.id}/`);
    const { page, context } = tab;
    tab.expect(/ERR_INTERNET_DISCONNECTED/);
    const save = page.locator('article').first().getByRole('button', { name: 'Save', exact: true });
    await context.setOffline(true);
    await save.click();
    await page.getByText('The network did not answer').waitFor();
    expect(await save.getAttribute('aria-pressed')).toBe('false');
  });

  it('tells link previews of a pin without running a script', async () => {
    const html = await (await fetch(`${stage.url}/pin/${pins[0]!.id}/`)).text();
    expect(html).toContain('<meta property="og:title" content="Room 1">');
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/736x\/[^"]+\.jpg">/);
    expect(html).toContain(`<link rel="canonical" href="${stage.url}/pin/${pins[0]!.id}/">`);
  });

  it('shows a stranger nothing of a secret board and of its pins', async () => {
    const secret = await makeBoard(noor, 'To knit', { privacy: 'secret' });
    const hidden = await makePin(noor, secret, 'A scarf');
    for (const path of [secret.url, `/pin/${hidden.id}/`]) {
      const response = await fetch(stage.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('A scarf');
    }
    const { page } = await openAs(noor, secret.url);
    await page.getByText('Secret board').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  it('moves many pins into a new section, and back as one', async () => {
    const board = await makeBoard(noor, 'Terrace');
    await makePins(noor, board, ['Chair', 'Table', 'Lamp', 'Rug']);
    const { page } = await openAs(noor, board.url);
    await page.getByRole('button', { name: 'New section' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Seats');
    await page.getByRole('button', { name: 'Create section' }).click();
    await page.getByRole('link', { name: /Seats/ }).waitFor();

    await page.getByRole('button', { name: 'Organize' }).click();
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await page.getByText('3 chosen').waitFor();
    await page.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('button', { name: 'Sections of Terrace' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seats' }).click();
    await page.getByRole('link', { name: /Seats 3 pins/ }).waitFor();
    await expect.poll(() => boxes.count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /Seats 0 pins/ }).waitFor();
    await expect.poll(() => boxes.count()).toBe(4);
  });

  it('puts pins into order by the keyboard, and keeps the order', async () => {
    const board = await makeBoard(noor, 'Birds');
    await makePins(noor, board, ['Robin', 'Wren', 'Finch']);
    const { page } = await openAs(noor, board.url);
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('button', { name: 'Reorder Robin' }).focus();
    for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await page.getByText('Robin put down at place 1.').waitFor();
    await page.waitForLoadState('networkidle');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator('article').first().textContent()).toContain('Robin');
  });

  it('deletes a board after asking, and has it back by undo', async () => {
    const board = await makeBoard(noor, 'Balcony');
    const { page } = await openAs(noor, board.url);
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete board' }).click();
    await page.getByRole('alertdialog', { name: 'Delete “Balcony”?' }).getByRole('button', { name: 'Delete board' }).click();
    await page.getByText('Board deleted').waitFor();
    expect((await fetch(stage.url + board.url)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await fetch(stage.url + board.url)).status).toBe(200);
  });
});
