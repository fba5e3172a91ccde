import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setFindScene } from '../scenes/find.scene.ts';
import { barriersInBothThemes } from '../support/layout.ts';

describe('finding', () => {
  const scene = setFindScene();
  const { stage, openSearch, searchField, suggestions } = scene;

  /** A search is remembered once its results are drawn. */
  async function search(page: Page, query: string): Promise<void> {
    await searchField(page).fill(query);
    const answered = page.waitForResponse(/BaseSearchResource\/get/);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === query);
    await (await answered).finished();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  it('remembers searches, newest first, each once in whatever case, and forgets them when asked', async () => {
    const page = await openSearch();
    for (const query of ['doorway', 'jug', 'Doorway']) await search(page, query);
    await searchField(page).fill('');
    const recents = async () => (await suggestions(page)).map((words) => words.toLowerCase());
    await expect.poll(async () => (await recents()).slice(0, 2)).toEqual(['doorway', 'jug']);
    expect((await recents()).filter((words) => words === 'doorway')).toHaveLength(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect.poll(recents).not.toContain('doorway');
    // They are the person's, not the tab's.
    const elsewhere = await openSearch();
    await searchField(elsewhere).click();
    await elsewhere.getByRole('option', { name: 'jug', exact: true }).waitFor();
    expect(await elsewhere.getByRole('option', { name: 'doorway' }).count()).toBe(0);
  });

  it('remembers a search that came by its address, and one among one’s own pins apart', async () => {
    const { page } = await stage.as(scene.ines);
    await page.goto(`${stage.url}/search/pins/?q=azulejo`);
    await page.getByRole('heading', { name: 'Pins for azulejo' }).waitFor();
    await page.getByRole('link', { name: 'Your pins' }).click();
    await page.getByRole('heading', { name: 'Your pins for azulejo' }).waitFor();
    await search(page, 'glaze');
    await page.getByRole('heading', { name: 'Your pins for glaze' }).waitFor();
    await searchField(page).fill('');
    await expect.poll(() => suggestions(page)).toEqual(['glaze', 'azulejo']);
    await page.goto(`${stage.url}/search/pins/`);
    await searchField(page).click();
    await expect.poll(() => suggestions(page)).toEqual(['azulejo']);
  });

  it('is one key away: “/” focuses the field, but not while something is typed', async () => {
    const page = await openSearch();
    await page.keyboard.press('/');
    await expect.poll(() => searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('jug/');
    expect(await searchField(page).inputValue()).toBe('jug/');
  });

  it('names the place it looks in, and shows it chosen, also where nothing is found', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/search/idea_pins/?q=jug`);
    await page.getByRole('heading', { name: 'Idea pins for jug' }).waitFor();
    expect(await page.getByRole('group', { name: 'Where to look' }).locator('[aria-current]').allInnerTexts()).toEqual(['Idea pins']);
  });

  it('offers topics, boards, people and pins to explore, each under its name, after what was looked for lately', async () => {
    const { page } = await stage.as(await stage.person('oskar'));
    await page.goto(`${stage.url}/search/pins/`);
    const part = (name: string) => page.getByRole('region', { name });
    // Pins get their topics behind the reply.
    await expect.poll(async () => (await page.reload(), part('Topics').count())).toBe(1);
    await part('Boards to look into').getByRole('link', { name: 'Ceramic tiles' }).waitFor();
    await part('People who collect').getByRole('link', { name: scene.ines.fullName }).waitFor();
    await part('People who collect')
      .getByRole('button', { name: `Follow ${scene.ines.fullName}` })
      .waitFor();
    await part('Pins to look through').getByRole('link', { name: 'Ceramic jug', exact: true }).waitFor();
    const headings = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const named = ['Topics', 'New here', 'Boards to look into', 'People who collect', 'Pins to look through'];
    expect(await headings()).toEqual(named);
    expect(await barriersInBothThemes(page)).toEqual([]);
    // A search is remembered behind its results.
    const remembered = page.waitForResponse(/RecentSearchesResource\/create/);
    await search(page, 'doorway');
    await page.getByRole('link', { name: 'Blue doorway', exact: true }).waitFor();
    await (await remembered).finished();
    await page.goto(`${stage.url}/search/pins/`);
    await part('Recent searches').getByRole('link', { name: 'doorway' }).waitFor();
    expect(await headings()).toEqual(['Recent searches', ...named]);
  });

  it('remembers a stranger’s searches in their browser', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/search/pins/`);
    for (const query of ['jug', 'doorway', 'JUG']) await search(page, query);
    await searchField(page).fill('');
    await expect.poll(() => suggestions(page)).toEqual(['JUG', 'doorway']);
    await page.keyboard.press('ArrowDown');
    expect(await searchField(page).getAttribute('aria-activedescendant')).toBe(await page.getByRole('option').first().getAttribute('id'));
    await page.keyboard.press('Delete');
    await expect.poll(() => suggestions(page)).toEqual(['doorway']);
  });

  it('does not mind accents, and corrects a slip, with the way to have it as typed', async () => {
    const page = await openSearch();
    await search(page, 'cafe');
    await page.getByRole('link', { name: 'Café in Porto', exact: true }).waitFor();
    await search(page, 'cermaic');
    await page.getByRole('heading', { name: 'Showing results for ceramic', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Ceramic jug', exact: true }).waitFor();
    await page.getByRole('link', { name: 'cermaic' }).click();
    await page.getByRole('heading', { name: 'Nothing for “cermaic”' }).waitFor();
    await page.getByText('Did you mean').getByRole('link', { name: 'ceramic' }).click();
    await page.getByRole('link', { name: 'Ceramic star', exact: true }).waitFor();
  });

  it('takes a query of any length and looks for its beginning', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/search/pins/`);
    const field = page.getByRole('combobox');
    await field.fill(`ceramic ${' '.repeat(200)}and a page of words`);
    await field.press('Enter');
    await page.getByRole('heading', { name: 'ceramic', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Ceramic jug', exact: true }).waitFor();
    const response = await page.goto(`${stage.url}/search/pins/?q=ceramic${'+'.repeat(300)}x`);
    expect(response?.status()).toBe(200);
    await page.getByRole('link', { name: 'Ceramic jug', exact: true }).waitFor();
  });
});
