import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { StoryPinDraftResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard } from './support/content.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

describe('making an idea pin', () => {
  const stage = setStage({
    prepare: async ({ person }) => {
      await makeBoard(await person('ines'), 'Tiles');
    },
  });

  const drafts = async () => (await stage.person('ines')).call(StoryPinDraftsResource.get, {});
  const draft = async () => {
    const [first] = await drafts();
    return (await stage.person('ines')).call(StoryPinDraftResource.get, { id: first!.id });
  };

  async function dragBy(page: Page, name: string, by: { x: number; y: number }): Promise<void> {
    const box = (await page.getByRole('group', { name: /^Page/ }).getByRole('button', { name }).boundingBox())!;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.keyboard.down('Alt');
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 });
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.up('Alt');
  }

  it('goes from a template to a pin that is out, over a drag, an undo and a reload', async () => {
    const buffer = await drawPicture({ format: 'png' });
    const { page } = await stage.as(await stage.person('ines'));
    await page.goto(`${stage.url}/pin-builder/`);
    await page.getByRole('link', { name: 'Create an idea pin' }).click();
    await page.getByRole('button', { name: 'Templates' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Recipe/ })
      .click();
    await expect.poll(() => page.getByRole('navigation', { name: 'Pages' }).getByRole('listitem').count()).toBe(3);

    await page.locator('input[data-purpose="replace"]').setInputFiles({ name: 'citrus.png', mimeType: 'image/png', buffer });
    const heading = page.getByRole('group', { name: 'Page 1' }).getByRole('button', { name: 'Heading, not written yet: Name of the dish' });
    const place = () => heading.evaluate(({ style }: HTMLElement) => [style.left, style.top, style.transform].join(' '));
    const before = await place();
    await dragBy(page, 'Heading, not written yet: Name of the dish', { x: 60, y: -40 });
    await expect.poll(place).not.toBe(before);
    const dragged = await place();
    await page.keyboard.press('Control+z');
    await expect.poll(place).toBe(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(place).toBe(dragged);

    await heading.press('Enter');
    await page.getByRole('group', { name: 'Page 1' }).getByRole('textbox', { name: 'Words' }).fill('Winter citrus plate');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await drafts())[0]?.pageCount).toBe(3);
    await expect
      .poll(async () => (await draft()).pages[0]!.media !== null && JSON.stringify((await draft()).pages))
      .toContain('Winter citrus plate');

    await page.reload();
    const renamed = page.getByRole('group', { name: 'Page 1' }).getByRole('button', { name: 'Heading: Winter citrus plate' });
    await renamed.waitFor();
    expect(await renamed.evaluate(({ style }: HTMLElement) => [style.left, style.top, style.transform].join(' '))).toBe(dragged);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: '3 things are missing' }).waitFor();
    const rail = page.getByRole('navigation', { name: 'Pages' });
    await rail.getByRole('button', { name: 'Page 3, Needs another look', exact: true }).click();
    await page.getByRole('button', { name: 'Remove page 3' }).click();
    await rail.getByRole('button', { name: 'Page 2, Needs another look', exact: true }).click();
    await page
      .getByRole('group', { name: 'Page 2' })
      .getByRole('button', { name: 'Ingredients, not written yet: 200 g flour' })
      .press('Enter');
    await page.getByRole('textbox', { name: 'Line 1', exact: true }).fill('oranges');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Board' }).click();
    await page
      .getByRole('dialog')
      .getByRole('option', { name: 'Tiles' })
      .or(page.getByRole('dialog').getByRole('button', { name: 'Tiles' }))
      .first()
      .click();
    await page.getByLabel('Title').fill('Citrus in winter');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.waitForURL(/\/pin\/\d+\//);

    const id = /\/pin\/(\d+)\//.exec(page.url())![1]!;
    const ines = await stage.person('ines');
    const pin = await ines.call(PinResource.get, { id });
    expect(pin).toMatchObject({ title: 'Citrus in winter', isV1IdeaPin: true });
    const written = pin.story_pin_data?.pages.map(({ blocks }) => blocks.map(({ type }) => type));
    expect(written).toEqual([['story_pin_heading_block'], ['story_pin_ingredient_block']]);
    expect(await drafts()).toEqual([]);
    const [board] = await ines.call(BoardsResource.get, { username: ines.username });
    expect(board).toMatchObject({ name: 'Tiles', pin_count: 1 });
  });
});
