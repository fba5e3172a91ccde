import { describe, expect, it } from 'vitest';
import { setNarrowScene } from '../scenes/narrow.scene.ts';

describe('narrowing a search', () => {
  const { stage, openResults } = setNarrowScene();

  it('says that nothing is left, and takes the filters away', async () => {
    const { page } = await stage.stranger();
    await openResults(page, '/search/pins/?q=jug&filters=type:video');
    await page.getByRole('heading', { name: 'Nothing is left' }).waitFor();
    await page.getByRole('button', { name: 'Clear all' }).last().click();
    await page.getByRole('link', { name: 'Jug for milk', exact: true }).waitFor();
  });

  it('is a sheet on a phone, whose button counts', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await openResults(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: /^This week/ }).click();
    await sheet.getByRole('button', { name: 'Show 3 pins' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('3 pins', { exact: true }).waitFor();
  });

  it('stands words of help in place of results, and remembers no such search', async () => {
    const { page } = await stage.as(await stage.person('oskar'));
    await page.goto(`${stage.url}/search/pins/?q=self+harm`);
    const note = page.getByRole('note', { name: 'You do not have to be alone with this' });
    await note.getByRole('link', { name: 'Find a help line near you' }).waitFor();
    expect(await page.getByRole('button', { name: 'Filters' }).count()).toBe(0);
    await page.goto(`${stage.url}/search/pins/`);
    await page.getByRole('heading', { name: 'Explore' }).waitFor();
    expect(await page.getByText('self harm').count()).toBe(0);
  });
});
