import sharp from 'sharp';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinNoteResource } from '@bowerbird/contract/pinning/pin-notes/calls.ts';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { makeBoard } from '../../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../../testing/multipart.ts';
import { type TestPerson } from '../../../testing/test-server.ts';

/** Boards with all that an export holds: sections, a cover, notes, an idea pin, and this film with its captions. */
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
  const plan = await noor.data(PinDraftsResource.create, {
    creation_id: 'plan',
    board_id: plans.id,
    title: 'Plan',
    items: [
      { id: 'front', image_signature: red! },
      {
        id: 'back',
        image_signature: blue!,
        title: 'From behind',
        description: 'With the stairs',
        alt_text: 'A plan',
        link: 'https://plans.example/2',
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
  await noor.data(PinResource.create, { board_id: old.id, image_signature: blue!, title: 'Old', link: 'https://old.example/' });
  const bowl = await noor.data(PinResource.create, { board_id: old.id, image_signature: film, title: 'Throwing a bowl' });
  for (const [language, words] of [
    ['de', 'Langsam & ruhig'],
    ['pt-BR', 'Devagar'],
  ] as const)
    await noor.data(VideoCaptionsResource.update, { pin_id: bowl.id, language, text: `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n` });
  await noor.data(BoardResource.update, { board_id: kitchen.id, cover_pin_id: azulejos.id, comments_disabled: true });
  await noor.data(BoardResource.update, { board_id: old.id, archived: true });
}
