import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { Locator, Page } from 'playwright-core';
import { makeBoard } from '../support/content.ts';
import { drawPicture } from '../support/pictures.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for an idea pin of three pages, which Ines published. */
export function setStoryPinScene() {
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

  function viewerOf(page: Page): Locator {
    return page.locator('[aria-roledescription="idea pin"]');
  }

  return {
    stage,
    get board() {
      return board;
    },
    get pin() {
      return pin;
    },
    viewerOf,
    shows: (page: Page, place: string) => viewerOf(page).getByText(place, { exact: true }).first().waitFor(),
  };
}
