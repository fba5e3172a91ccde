import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { fillSignUp, sendButton } from './support/forms.ts';
import { setStage } from './support/stage.ts';

describe('topics', () => {
  let crafts: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      crafts = await makeBoard(ines, 'Evenings');
      await makePins(ines, crafts, ['A pottery jug', 'A quilt in blue', 'The first pottery lesson']);
      await makePins(ines, await makeBoard(ines, 'Roads'), ['Bend', 'Fork', 'Lane']);
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
    await page.getByRole('navigation', { name: 'The way here' }).getByRole('link', { name: 'Explore' }).click();
    await page.getByRole('link', { name: 'All topics' }).click();
    await page.getByRole('heading', { name: 'Ideas', level: 1 }).waitFor();
  });

  it('are chosen right after signing up, change the feed at once, and lead on to home', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, 'yuki.mori@example.org');
    await sendButton(page, 'Start collecting').click();
    await page.getByRole('heading', { name: 'What do you like to look at?' }).waitFor();
    const firstOfFeed = page.getByRole('article').first();
    await page.getByRole('button', { name: 'Crafts', exact: true }).click();
    await page.getByText('1 of 5').waitFor();
    await expect.poll(async () => firstOfFeed.textContent()).toMatch(/pottery|quilt/);
    const people = page.getByRole('region', { name: 'People to follow' });
    const isFollowed = page.waitForResponse(/UserFollowResource\/create/u);
    await people.getByRole('button', { name: /^Follow ines/iu }).click();
    await isFollowed;
    await page.getByRole('link', { name: 'Done' }).click();
    await page.waitForURL(`${stage.url}/`);
    await expect.poll(async () => firstOfFeed.textContent()).toMatch(/pottery|quilt/);
  });

  it('are followed once a stranger who pressed the button signed up, on the same page', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/topics/pottery/`);
    await page.getByRole('button', { name: 'Follow Pottery' }).click();
    await page.getByRole('dialog', { name: 'Sign up to follow Pottery' }).waitFor();
    const settled = page.waitForResponse(/InterestFollowResource\/create/u);
    await fillSignUp(page, 'omar.said@example.org');
    await sendButton(page, 'Start collecting').click();
    expect((await settled).status()).toBe(200);
    await page.getByRole('button', { name: 'Following Pottery' }).waitFor();
    expect(page.url()).toBe(`${stage.url}/topics/pottery/`);
    await page.reload();
    await page.getByRole('button', { name: 'Following Pottery' }).waitFor();
  });

  it('are followed from their page, lead to pins at home that say why, and are left again', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await page.goto(`${stage.url}/topics/quilting/`);
    const settled = page.waitForResponse(/InterestFollowResource\/create/);
    await page.getByRole('button', { name: 'Follow Quilts' }).click();
    await page.getByRole('button', { name: 'Following Quilts' }).waitFor();
    await settled;
    await page.getByText('1 person follows').waitFor();
    await page.getByRole('link', { name: /home/i }).first().click();
    // The page of the topic shows the same pin.
    await page.getByRole('link', { name: 'For you' }).waitFor();
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
    const isLeft = page.waitForResponse(/\/resource\/InterestFollowResource\/delete\//u);
    await page.getByRole('button', { name: 'Following Quilts' }).click();
    await page.getByRole('button', { name: 'Follow Quilts' }).waitFor();
    await isLeft;
    await page.reload();
    await page.getByRole('button', { name: 'Follow Quilts' }).waitFor();
  });
});
