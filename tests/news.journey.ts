import { describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { makeBoard, makePins } from './support/content.ts';
import { barriersInBothThemes, overflowOf } from './support/layout.ts';
import { setStage } from './support/stage.ts';

/** Milliseconds: a page takes its time before it opens a stream. */
const PATIENCE = { timeout: 30_000 };

describe('news', () => {
  const stage = setStage();

  it('arrive while somebody looks elsewhere, lead to what they tell of, and count as read then', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    const [jug] = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug']);
    const { page } = await stage.as(ines);
    await page.goto(stage.url);
    await expect.poll(async () => (await fetch(`${stage.url}/metrics`)).text(), PATIENCE).toMatch(/live_update_streams_open 1/);
    await mei.call(UserFollowResource.create, { user_id: ines.id });
    await mei.call(AggregatedCommentResource.create, { pin_id: jug!.id, text: 'What glaze is it?' });
    await page.getByRole('link', { name: 'News, 2 new' }).first().waitFor(PATIENCE);
    await page.getByRole('link', { name: 'News, 2 new' }).first().click();
    const panel = page.getByRole('dialog', { name: 'News' });
    await panel.getByRole('link', { name: 'Mei Tan follows you' }).waitFor();
    expect(await barriersInBothThemes(page, panel)).toEqual([]);
    await panel.getByRole('link', { name: /What glaze is it/u }).click();
    await page.getByRole('group', { name: 'The comment of this link' }).getByText('What glaze is it?').waitFor();
    await page.getByRole('link', { name: 'News', exact: true }).first().waitFor();
  });

  it('stand on a page of their own on phones, beside messages', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    await mei.call(UserFollowResource.create, { user_id: ines.id });
    const { page } = await stage.as(ines, { width: 390 });
    await expect
      .poll(async () => {
        await page.goto(`${stage.url}/news/`);
        return page.getByRole('link', { name: 'Mei Tan follows you' }).count();
      }, PATIENCE)
      .toBe(1);
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await page.waitForURL(`${stage.url}/messages/`);
    await page.getByRole('link', { name: 'News' }).first().click();
    await page.waitForURL(`${stage.url}/news/`);
  });
});
