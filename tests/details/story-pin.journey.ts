import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard } from '../support/content.ts';
import { drawPicture } from '../support/pictures.ts';
import { setStage } from '../support/stage.ts';

describe('an idea pin', () => {
  let board: Board;
  let pin: Pin;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      board = await makeBoard(ines, 'Citrus');
      const { image_signature } = await ines.upload(await drawPicture());
      const words = (text: string) => [{ ...newStoryBlock('words', 'story_pin_heading_block'), text } as StoryBlock];
      const pages = [
        {
          ...newStoryPage('one'),
          layout: 'top' as const,
          media: { signature: image_signature, altText: 'A plate of oranges' },
          blocks: words('Winter citrus'),
        },
        { ...newStoryPage('two'), blocks: words('Slice across, not down') },
        { ...newStoryPage('three'), blocks: words('Salt at the end') },
      ];
      const metadata = {
        pinTitle: 'Citrus in ten minutes',
        templateType: 'recipe' as const,
        basics: { keyValueBlocks: [], listBlocks: [] },
      };
      const draft = await ines.call(StoryPinDraftsResource.create, { creation_id: 'citrus', board_id: board.id, metadata, pages });
      pin = await ines.call(StoryPinDraftPublicationsResource.create, { id: draft.id });
    },
  });
  const viewerOf = (page: Page) => page.locator('[aria-roledescription="idea pin"]');
  const shows = (page: Page, place: string) => viewerOf(page).getByText(place, { exact: true }).first().waitFor();

  it('shows captions when asked, and the whole screen until Esc', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}/pin/${pin.id}/`);
    const captions = viewerOf(page).getByRole('button', { name: 'Captions' });
    expect(await captions.getAttribute('aria-pressed')).toBe('false');
    await captions.click();
    await viewerOf(page).getByText('A plate of oranges').waitFor();
    await page.keyboard.press('c');
    await expect.poll(() => captions.getAttribute('aria-pressed')).toBe('false');
    await viewerOf(page).getByRole('button', { name: 'Full screen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next page' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await shows(page, 'Page 2 of 3');
  });

  it('turns by itself, and stops while somebody holds it or presses Space', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.goto(`${stage.url}/pin/${pin.id}/`);
    await viewerOf(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await shows(page, 'Page 2 of 3');
    await viewerOf(page).getByRole('button', { name: 'Next page' }).focus();
    await page.keyboard.press(' ');
    await viewerOf(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  it('says all of its words without scripts, with its first picture', async () => {
    const html = await (await fetch(`${stage.url}/pin/${pin.id}/`)).text();
    for (const words of ['Winter citrus', 'Slice across, not down', 'Salt at the end']) expect(html).toContain(words);
    expect(html).toContain('alt="A plate of oranges"');
    expect(html).toContain('"@type":"Recipe"');
  });
});
