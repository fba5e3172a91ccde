import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AggregatedCommentFeedResource, AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { setCommentsScene } from './scenes/comments.scene.ts';
import { makeBoard, makePins } from './support/content.ts';

describe('talking about a pin', () => {
  const scene = setCommentsScene();
  const { stage, openPin } = scene;

  it('goes from a question to an answer, which stays', async () => {
    const page = await openPin(scene.ines);
    await page.getByRole('button', { name: 'Reply to Mei Tan' }).click();
    await page.getByRole('textbox', { name: 'Reply to Mei Tan' }).fill('Old book boards.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('article', { name: 'Comment by Ines Duarte' }).waitFor();
    await page.getByRole('heading', { name: '2 comments' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Show 1 reply' }).click();
    await page.getByText('Old book boards.').waitFor();
  });

  it('names people, and a link leads to one reply', async () => {
    const page = await openPin(scene.mei);
    await page.getByRole('textbox', { name: 'Say something kind or useful' }).click();
    await page.keyboard.type('Ask @ine');
    await page.getByRole('option', { name: /Ines Duarte/u }).click();
    await page.keyboard.type('there');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: '@inesduarte' }).waitFor();

    const threads = await scene.mei.call(AggregatedCommentFeedResource.get, { pin_id: scene.pinId, sort: 'newest' });
    const asked = threads.find(({ tagged_users }) => tagged_users.length > 0)!;
    const { id } = await scene.ines.call(AggregatedCommentResource.create, {
      pin_id: scene.pinId,
      parent_id: asked.id,
      text: 'Here I am.',
    });
    const { page: reader } = await stage.stranger({ width: 390 });
    await reader.goto(`${stage.url}/pin/${scene.pinId}/?comment=${id}`);
    const linked = reader.getByRole('group', { name: 'The comment of this link' });
    await linked.getByText('Here I am.').waitFor();
    await expect.poll(() => reader.evaluate(() => document.activeElement?.textContent)).toContain('Here I am.');
    const { page: late } = await stage.stranger();
    await late.goto(`${stage.url}/pin/${scene.pinId}/?comment=1`);
    await late.getByText('The comment of this link is gone.').waitFor();
  });

  it('shows two people what both say at the same moment, also where a page has only the best of many', async () => {
    const [bowl] = await makePins(scene.ines, await makeBoard(scene.ines, 'Bowls'), ['Bowl']);
    for (let at = 1; at <= 12; at += 1) await scene.ines.call(AggregatedCommentResource.create, { pin_id: bowl!.id, text: `Glaze ${at}` });
    const pages = [(await stage.as(scene.ines)).page, (await stage.as(scene.mei)).page];
    const field = (page: Page) => page.getByRole('textbox', { name: 'Say something kind or useful' });
    const open = async (page: Page) => {
      await page.goto(`${stage.url}/pin/${bowl!.id}/`);
      await field(page).waitFor();
    };
    const say = async (page: Page, words: string) => {
      await field(page).fill(words);
      await page.keyboard.press('Control+Enter');
    };
    await Promise.all(pages.map(open));
    await Promise.all(pages.map((page, at) => say(page, `Voice ${at}`)));
    for (const [at, page] of pages.entries()) {
      await page.getByText(`Voice ${at}`).waitFor();
      await page.getByRole('button', { name: '1 new comment' }).click();
      await page.getByText(`Voice ${1 - at}`).waitFor();
      await page.getByRole('heading', { name: '14 comments' }).waitFor();
    }
  });
});
