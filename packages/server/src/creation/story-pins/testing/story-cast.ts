import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { StoryPinDraft } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { makeBoard, uploadedPicture } from '../../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson } from '../../../testing/test-server.ts';

export const heading = (id: string, text: string): StoryBlock => ({ ...newStoryBlock(id, 'story_pin_heading_block'), text }) as StoryBlock;

/** A page of an idea pin with a heading. */
export const page = (id: string, fields: object = {}) => ({ ...newStoryPage(id), blocks: [heading('title', `Words of ${id}`)], ...fields });

/** A page without its blocks. */
export const fieldsOfPage = (id: string) => {
  const { blocks: _, ...fields } = newStoryPage(id);
  return fields;
};

export const ref = (signature: string, altText = '') => ({ signature, altText });

export type Stories = Awaited<ReturnType<typeof openStories>>;

/** An instance with two people, one of whom makes idea pins for a board. */
export async function openStories() {
  let made = 0;
  const server = await createTestServer();
  const mei = await server.person('mei_tan', 'Mei Tan');
  const sam = await server.person('sam_okoye', 'Sam Okoye');
  const board = await makeBoard(mei, 'Citrus');

  const draft = (fields: object = {}, caller: TestPerson = mei): Promise<StoryPinDraft> =>
    caller.data(StoryPinDraftsResource.create, {
      creation_id: `story-${(made += 1)}`,
      board_id: board.id,
      pages: [page('one')],
      ...fields,
    });
  const publish = (id: string, caller: TestCaller = mei) => caller.data(StoryPinDraftPublicationsResource.create, { id });
  const picture = (caller: TestPerson = mei) => uploadedPicture(server, caller.userId);

  return { server, mei, sam, board, draft, publish, picture };
}
