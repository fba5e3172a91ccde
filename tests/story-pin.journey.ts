import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { makeBoard } from './support/content.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

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

  it('is told by its card, and looked through by edges and keys', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}${board.url}`);
    const card = page.getByRole('article').filter({ hasText: 'Citrus in ten minutes' });
    await card.getByText('3', { exact: true }).waitFor();
    await page.goto(`${stage.url}/pin/${pin.id}/`);
    const viewer = viewerOf(page);
    await shows(page, 'Page 1 of 3');
    await viewer.getByRole('button', { name: 'Next page' }).click();
    await shows(page, 'Page 2 of 3');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Page 3 of 3');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'Page 2 of 3');
    await viewer.getByRole('button', { name: 'Page before' }).click();
    await shows(page, 'Page 1 of 3');
    // Whoever wants less motion turns each page themselves.
    await viewer.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });
});
