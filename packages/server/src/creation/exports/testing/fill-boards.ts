import sharp from 'sharp';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { PinPictureEditsResource } from '@bowerbird/contract/creation/picture-edits/calls.ts';
import { PinTagsResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinNoteResource } from '@bowerbird/contract/pinning/pin-notes/calls.ts';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noPictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { makeBoard } from '../../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../../testing/multipart.ts';
import { type TestPerson } from '../../../testing/test-server.ts';

/**
 * Boards with all that an export holds: sections, a cover, notes, an idea pin, this film with its captions, product tags, chosen
 * topics and changed pictures.
 */
export async function fillBoards(noor: TestPerson, film: string): Promise<void> {
  const draw = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, blue, green] = await Promise.all(
    ['#c8553d', '#3d55c8', '#55c83d'].map(async (color) => uploadPicture(noor, await draw(color))),
  );
  const kitchen = await makeBoard(noor, 'Kitchen', { description: 'Low sun,\nand linen' });
  const tiles = await noor.data(BoardSectionResource.create, { board_id: kitchen.id, title: 'Tiles' });
  await noor.data(BoardSectionResource.create, { board_id: kitchen.id, title: 'Empty' });
  const plans = await makeBoard(noor, 'Plans', { privacy: 'secret' });
  const old = await makeBoard(noor, 'Old');
  const linen = await noor.data(PinResource.create, {
    board_id: kitchen.id,
    image_signature: red!,
    title: 'Linen & light',
    description: 'Washed, and hung low. <b>Twice</b>\n\n#linen',
    alt_text: 'Curtains',
    link: 'https://linen.example/?a=1&b=2',
  });
  await noor.data(PinNoteResource.update, { pin_id: linen.id, note: 'Ask for oak' });
  await noor.data(PinResource.update, { id: linen.id, comments_disabled: true });
  const azulejos = await noor.data(PinResource.create, {
    board_id: kitchen.id,
    section: tiles.id,
    image_signature: blue!,
    title: 'Azulejos',
  });
  await noor.data(PinResource.create, { board_id: kitchen.id, image_signature: green! });
  // This product comes after the pin that names it, and has no page.
  await noor.data(PinTagsResource.update, {
    pin_id: linen.id,
    tags: [{ pin_tag_key: 'tile', x: 0.5, y: 0.5, objects: [{ pin_id: azulejos.id }] }],
  });
  const plan = await noor.data(PinDraftsResource.create, {
    creation_id: 'plan',
    board_id: plans.id,
    title: 'Plan',
    interest_tags: await topicIds(noor, 'weaving', 'castles'),
    is_shopping_rec_allowed: false,
    items: [
      { id: 'front', image_signature: red! },
      {
        id: 'back',
        image_signature: blue!,
        title: 'From behind',
        description: 'With the stairs',
        alt_text: 'A plan',
        link: 'https://plans.example/2',
        edits: { ...noPictureEdits, ratio: '1:1', crop: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 }, brightness: 20 },
        tags: [
          { pin_tag_key: 'oak', x: 0.25, y: 0.5, objects: [{ link: 'https://shop.example/oak' }, { pin_id: linen.id }] },
          { pin_tag_key: 'nails', x: 0.4, y: 0.7, objects: [{ link: 'https://shop.example/nails' }] },
          { pin_tag_key: 'gone', x: 0.1, y: 0.1, objects: [{ link: 'https://shop.example/gone' }] },
        ],
      },
    ],
  });
  await noor.data(PinDraftPublicationsResource.create, { id: plan.id });
  const heading = newStoryBlock('words', 'story_pin_heading_block');
  const story = await noor.data(StoryPinDraftsResource.create, {
    creation_id: 'oak',
    board_id: plans.id,
    metadata: { pinTitle: 'Oiling oak', templateType: 'how_to', basics: { keyValueBlocks: [], listBlocks: [] } },
    pages: [
      { ...newStoryPage('one'), blocks: [{ ...heading, text: 'Oil it twice' } as StoryBlock] },
      { ...newStoryPage('two'), media: { signature: green!, altText: 'An oiled board' } },
      { ...newStoryPage('three'), media: { signature: film, altText: 'A bowl on the wheel' } },
    ],
  });
  await noor.data(StoryPinDraftPublicationsResource.create, { id: story.id });
  const oldest = await noor.data(PinResource.create, {
    board_id: old.id,
    image_signature: blue!,
    title: 'Old',
    link: 'https://old.example/',
  });
  await noor.data(PinPictureEditsResource.update, {
    pin_id: oldest.id,
    pictures: [{ position: 0, edits: { ...noPictureEdits, rotate: 90, contrast: -10 } }],
  });
  const bowl = await noor.data(PinResource.create, { board_id: old.id, image_signature: film, title: 'Throwing a bowl' });
  for (const [language, words] of [
    ['de', 'Langsam & ruhig'],
    ['pt-BR', 'Devagar'],
  ] as const)
    await noor.data(VideoCaptionsResource.update, { pin_id: bowl.id, language, text: `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n` });
  await noor.data(BoardResource.update, { board_id: kitchen.id, cover_pin_id: azulejos.id, comments_disabled: true });
  await noor.data(BoardResource.update, { board_id: old.id, archived: true });
}

async function topicIds(caller: TestPerson, ...slugs: string[]): Promise<string[]> {
  const topics = await Promise.all(slugs.map((interest) => caller.data(TopicResource.get, { interest })));
  return topics.map(({ id }) => id);
}
