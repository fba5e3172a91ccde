import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setFindScene } from './scenes/find.scene.ts';
import { makePin } from './support/content.ts';

describe('finding', () => {
  const scene = setFindScene();
  const { stage, openSearch, searchField, suggestions } = scene;

  it('suggests while typing, lets arrows choose and Enter run, and Esc close', async () => {
    const page = await openSearch();
    await searchField(page).fill('cerami');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await list.getByRole('option').first().waitFor();
    await list.getByRole('option', { name: 'Ceramic tiles' }).waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await list.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await list.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    const [words] = await suggestions(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\/pins\/\?q=/);
    expect(await searchField(page).inputValue()).toBe(words);
    await page.getByRole('link', { name: 'Ceramic jug', exact: true }).waitFor();
  });

  it('finds boards and people, and says so when there is nothing', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/search/pins/?q=ceramic`);
    await page.getByRole('link', { name: 'Ceramic jug', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.waitForURL(/\/search\/boards\/\?q=ceramic/);
    await page.getByRole('link', { name: /^Ceramic tiles/ }).waitFor();
    await page.goto(`${stage.url}/search/users/?q=duarte`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ines Duarte/ })
      .waitFor();
    await page.goto(`${stage.url}/search/pins/?q=zzyzx`);
    await page.getByRole('heading', { name: 'Nothing for “zzyzx”' }).waitFor();
    // Whoever looks for a person by name need not know that they stand elsewhere.
    const oskar = await stage.person('oskar');
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${oskar.fullName}`) });
    const query = oskar.fullName.toLowerCase();
    const look = () => page.goto(`${stage.url}/search/pins/?q=${encodeURIComponent(query)}`);
    await expect.poll(async () => (await look(), link.count())).toBe(1);
    // Below the person one line says that no pin goes by the name. A large word for an empty page would hide them.
    await page.getByText(`Nothing for “${query}”`, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: `Nothing for “${query}”` }).count()).toBe(0);
  });

  it('finds a pin within two seconds of its making, by new words after a change, and no more once it is gone', async () => {
    const pin = await makePin(scene.ines, scene.tiles, 'Quixotic windmill');
    const { page } = await stage.stranger();
    await expectWithinTwoSeconds(() => found(page, 'quixotic'), ['Quixotic windmill']);
    await scene.ines.call(PinResource.update, { id: pin.id, title: 'Sturdy watermill', alt_text: 'Sturdy watermill' });
    await expectWithinTwoSeconds(() => found(page, 'watermill'), ['Sturdy watermill']);
    await scene.ines.call(PinResource.delete, { id: pin.id });
    await expectWithinTwoSeconds(() => found(page, 'watermill'), []);
  });

  async function found(page: Page, query: string): Promise<string[]> {
    const response = await page.request.get(stage.url + encodeCall(BaseSearchResource.get.place, { query, scope: 'pins' }).url);
    const { resource_response: reply } = (await response.json()) as { resource_response: { data: { results: { title: string }[] } } };
    return reply.data.results.map(({ title }) => title);
  }
});

function expectWithinTwoSeconds(look: () => Promise<string[]>, wanted: string[]): Promise<void> {
  return expect.poll(look, { timeout: 2000, interval: 100 }).toEqual(wanted);
}
