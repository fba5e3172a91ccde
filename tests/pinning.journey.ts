import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openTab, type Tab } from './support/browser.ts';
import { startTestInstance, type Instance } from './support/instance.ts';
import { openPinner, type Pinner } from './support/pinner.ts';

interface Board {
  readonly id: string;
  readonly url: string;
}

const PINS = 14;

describe('keeping pins', () => {
  let instance: Instance;
  let browser: Browser;
  let lena: Pinner;
  let noor: Pinner;
  let pins: { id: string }[];
  let blueRooms: Board;

  beforeAll(async () => {
    [instance, browser] = await Promise.all([startTestInstance(), openBrowser()]);
    lena = await openPinner(instance.url, 'Lena', 'Fjeld');
    noor = await openPinner(instance.url, 'Noor', 'Haddad');
    const rooms = await lena.call<Board>('BoardResource', 'create', { name: 'Small rooms' });
    pins = [];
    for (let number = 1; number <= PINS; number += 1) {
      pins.push(await lena.pin(rooms.id, `Room ${number}`, { color: `rgb(${number * 15}, 90, 200)`, height: 380 + number * 20 }));
    }
    blueRooms = await noor.call<Board>('BoardResource', 'create', { name: 'Blue rooms' });
  });
  afterAll(async () => {
    await browser.close();
    await instance.close();
  });

  async function openAs(person: Pinner, path: string): Promise<Tab> {
    const tab = await openTab(browser, { reducedMotion: true });
    await person.lend(tab.context);
    await tab.page.goto(instance.url + path, { waitUntil: 'networkidle' });
    return tab;
  }
  const card = (page: Page, title: string) => page.locator('article').filter({ hasText: title }).first();

  it('opens a pin from the wall, and Escape leads back to the same place and card', async () => {
    const { page, complaints } = await openAs(noor, '/');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await card(page, 'Room 5').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Room 5' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL(`${instance.url}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article')?.textContent)).toContain('Room 5');
    expect(complaints()).toEqual([]);
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
    await expect.poll(async () => (await noor.call<{ pin_count: number }>('BoardResource', 'get', { board_id: blueRooms.id })).pin_count).toBe(1);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await saved.getByText('Lena Fjeld').waitFor();
    await expect.poll(async () => (await noor.call<{ pin_count: number }>('BoardResource', 'get', { board_id: blueRooms.id })).pin_count).toBe(0);
  });

  it('reverts and says so when the network drops in the middle of a save', async () => {
    await noor.call('RepinResource', 'create', { pin_id: pins[12]!.id, board_id: blueRooms.id });
    const { page, context } = await openAs(noor, `/pin/${pins[2]!.id}/`);
    const save = page.locator('article').first().getByRole('button', { name: 'Save', exact: true });
    await context.setOffline(true);
    await save.click();
    await page.getByText('The network did not answer').waitFor();
    expect(await save.getAttribute('aria-pressed')).toBe('false');
  });

  it('tells link previews of a pin without running a script', async () => {
    const html = await (await fetch(`${instance.url}/pin/${pins[0]!.id}/`)).text();
    expect(html).toContain('<meta property="og:title" content="Room 1">');
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/736x\/[^"]+\.jpg">/);
    expect(html).toContain(`<link rel="canonical" href="${instance.url}/pin/${pins[0]!.id}/">`);
  });

  it('shows a stranger nothing of a secret board and of its pins', async () => {
    const secret = await noor.call<Board>('BoardResource', 'create', { name: 'To knit', privacy: 'secret' });
    const hidden = await noor.pin(secret.id, 'A scarf', { color: '#aa3355' });
    for (const path of [secret.url, `/pin/${hidden.id}/`]) {
      const response = await fetch(instance.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('A scarf');
    }
    const { page } = await openAs(noor, secret.url);
    await page.getByText('Secret board').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  it('moves many pins into a new section, and back as one', async () => {
    const board = await noor.call<Board>('BoardResource', 'create', { name: 'Terrace' });
    for (const name of ['Chair', 'Table', 'Lamp', 'Rug']) await noor.pin(board.id, name, { color: `#${name.length}4a${name.length}99`, height: 300 + name.length * 30 });
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
    const board = await noor.call<Board>('BoardResource', 'create', { name: 'Birds' });
    for (const name of ['Robin', 'Wren', 'Finch']) await noor.pin(board.id, name, { color: `#3${name.length}55${name.length}0`, height: 300 + name.length * 25 });
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
    const board = await noor.call<Board>('BoardResource', 'create', { name: 'Balcony' });
    const { page } = await openAs(noor, board.url);
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete board' }).click();
    await page.getByRole('alertdialog', { name: 'Delete “Balcony”?' }).getByRole('button', { name: 'Delete board' }).click();
    await page.getByText('Board deleted').waitFor();
    expect((await fetch(instance.url + board.url)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await fetch(instance.url + board.url)).status).toBe(200);
  });
});
