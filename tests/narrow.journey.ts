import { setTimeout as wait } from 'node:timers/promises';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setNarrowScene } from './scenes/narrow.scene.ts';
import { makeBoard, makePins } from './support/content.ts';

describe('narrowing a search', () => {
  const scene = setNarrowScene();
  const { stage, openResults } = scene;

  const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
  const tokens = (page: Page) => page.getByRole('button', { name: /Remove$/ }).allInnerTexts();

  it('takes effect at once, shows what is on, and goes with Back', async () => {
    const { page } = await stage.stranger();
    await openResults(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = filtersOf(page);
    await filters.getByRole('button', { name: /^Pictures/ }).click();
    await page.waitForURL(/filters=type%3Apicture/);
    await page.getByText('3 pins', { exact: true }).waitFor();
    await expect.poll(async () => (await tokens(page)).length).toBe(1);
    expect(await filters.getByRole('button', { name: /^Videos/ }).isDisabled()).toBe(true);
    await page.goBack();
    await expect.poll(() => tokens(page)).toEqual([]);
    await page.goForward();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=jug');
  });

  it('keeps a search, tells on Explore what is new in it, and lets go of it', async () => {
    const noor = await stage.person('noor');
    const { page } = await stage.as(noor);
    await openResults(page);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('button', { name: 'Search saved', pressed: true }).waitFor();
    await makePins(scene.ines, await makeBoard(scene.ines, 'More pottery'), ['Jug number four']);
    // In quotes, since some of the words would be enough.
    while ((await scene.ines.call(BaseSearchResource.get, { query: '"number four"' })).results.length < 1) await wait(100);
    await page.goto(`${stage.url}/search/pins/`);
    const saved = page.getByRole('region', { name: 'Saved searches' });
    await saved.getByText('1 new').waitFor();
    // Whoever leaves the page before its call went out has not seen them.
    const isSeen = page.waitForResponse(/\/resource\/SavedSearchesResource\/update\//u);
    await saved.getByRole('link', { name: /jug/ }).click();
    await page.getByRole('heading', { name: 'Pins for jug' }).waitFor();
    await isSeen;
    await page.goto(`${stage.url}/search/pins/`);
    await saved.getByRole('link', { name: /jug/ }).waitFor();
    await expect.poll(() => saved.getByText('1 new').count()).toBe(0);
    await saved.getByRole('button', { name: 'Forget “jug”' }).click();
    await saved.waitFor({ state: 'detached' });
  });
});
