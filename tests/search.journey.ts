import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { seedBoard, seedPin } from '@bowerbird/server/testing/seed-pins.ts';
import { openBrowser, openTab } from './support/browser.ts';
import { startTestInstance, type Instance } from './support/instance.ts';

const titles = ['Blue kitchen', 'Blue kitchen tiles', 'Lemon paper for drawers', 'The collector'];

describe('finding things', () => {
  let instance: Instance;
  let browser: Browser;
  beforeAll(async () => {
    [instance, browser] = await Promise.all([startTestInstance(), openBrowser()]);
    await seed();
  });
  afterAll(async () => {
    await browser.close();
    await instance.close();
  });

  /** Lena signs up; her board and pins are put straight into the database. */
  async function seed(): Promise<void> {
    const { page, context } = await openTab(browser);
    await page.goto(`${instance.url}/signup/`);
    await page.locator('form button[type=submit]').waitFor();
    await page.getByLabel('Email').fill('lena@example.org');
    await page.getByLabel('Password', { exact: true }).fill('blue feathers 42');
    await page.getByLabel('Birthday').fill('1994-05-17');
    await page.getByRole('button', { name: 'Start collecting' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const me = (await (await context.request.get(`${instance.url}/v3/users/me/`)).json()) as { data: { id: string } };
    await context.close();
    const db = openDatabase({ url: instance.databaseUrl, poolSize: 1, applicationName: 'journey' });
    const boardId = await seedBoard(db, me.data.id, 'Rooms');
    for (const title of titles) await seedPin(db, { ownerId: me.data.id, boardId, title, altText: title });
    await db.destroy();
  }

  async function search(page: Page, words: string): Promise<void> {
    const field = page.getByRole('combobox');
    await field.fill(words);
    await field.press('Enter');
    await page.waitForURL(`${instance.url}/search/pins/?q=${encodeURIComponent(words)}`);
  }

  it('finds a new pin within two seconds, and says so where there is nothing', async () => {
    const { page, context } = await openTab(browser);
    await page.waitForTimeout(2_000);
    await page.goto(`${instance.url}/search/pins/`);
    await page.waitForFunction(() => document.cookie.includes('csrftoken='));
    await search(page, 'lemon');
    await page.getByRole('link', { name: 'Lemon paper for drawers' }).first().waitFor();
    await search(page, 'zzqqzz');
    await page.getByRole('heading', { name: 'Nothing for “zzqqzz”' }).waitFor();
    await context.close();
  });

  it('remembers a stranger’s searches in their browser, newest first, and forgets them by key', async () => {
    const { page, context } = await openTab(browser);
    await page.goto(`${instance.url}/search/pins/`);
    await page.waitForFunction(() => document.cookie.includes('csrftoken='));
    await search(page, 'lemon');
    await search(page, 'kitchen');
    await search(page, 'LEMON');
    const field = page.getByRole('combobox');
    await field.fill('');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual(['LEMON', 'kitchen']);
    await field.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await field.press('Delete');
    await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 1);
    await field.press('Escape');
    await options.first().waitFor({ state: 'detached' });
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await context.close();
  });

  it('shows a stranger the whole wall when they look around first', async () => {
    const { page, context } = await openTab(browser);
    await page.goto(`${instance.url}/`);
    await page.locator('form button[type=submit]').waitFor();
    await page.getByRole('link', { name: 'Look around first' }).click();
    await page.getByRole('button', { name: 'Start collecting' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('list', { name: 'Pins' }).getByRole('link').count()).toBe(titles.length);
    await context.close();
  });
});
