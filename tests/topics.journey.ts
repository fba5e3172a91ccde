import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { setStage } from './support/stage.ts';

describe('topics', () => {
  let crafts: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      crafts = await makeBoard(ines, 'Evenings');
      await makePins(ines, crafts, ['A pottery jug', 'A quilt in blue', 'The first pottery lesson']);
    },
  });

  it('lead a stranger from Explore to their pins, in the order of choice, and on to what is within', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/search/pins/`);
    const tile = page.getByRole('link', { name: 'Crafts', exact: true });
    await expect.poll(async () => (await page.reload(), tile.count()), { timeout: 20_000 }).toBe(1);
    await tile.click();
    await page.getByRole('heading', { name: 'Crafts', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'A quilt in blue', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Newest' }).click();
    await page.waitForURL(/sort=newest/);
    const newest = page
      .getByRole('region', { name: 'Pins about Crafts' })
      .getByRole('link', { name: 'The first pottery lesson', exact: true });
    await newest.waitFor();
    await page.getByRole('link', { name: 'Pottery', exact: true }).click();
    await page.getByRole('heading', { name: 'Pottery', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'A pottery jug', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'A quilt in blue', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Ideas', exact: true }).click();
    await page.getByRole('heading', { name: 'Ideas', level: 1 }).waitFor();
  });

  it('are followed from their page, lead to pins at home that say why, and are left again', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await page.goto(`${stage.url}/topics/quilting/`);
    await page.getByRole('button', { name: 'Follow Quilts' }).click();
    await page.getByRole('button', { name: 'Following Quilts' }).waitFor();
    await page.getByText('1 person follows').waitFor();
    await page.getByRole('link', { name: /home/i }).first().click();
    const quilt = page.getByRole('link', { name: 'A quilt in blue', exact: true });
    await quilt.waitFor();
    await quilt.hover();
    await page
      .getByRole('article')
      .filter({ has: quilt })
      .getByRole('button', { name: /more|options/i })
      .click();
    await page.getByRole('menuitem', { name: 'Why this pin?' }).click();
    await page.getByText('You follow this topic.').waitFor();
    await page.getByRole('link', { name: 'Quilts' }).click();
    await page.getByRole('button', { name: 'Following Quilts' }).click();
    await page.getByRole('button', { name: 'Follow Quilts' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Follow Quilts' }).waitFor();
  });
});
