import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { StoryPinDraftResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { newStoryBlock } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { TOP_SHARE } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { sweepUploads } from '../video-uploads/video-uploads.service.ts';
import { purgePictures } from '../../pinning/pictures/forget-pictures.service.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { samplePicture } from '../../core/media/testing/sample-pictures.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { fieldsOfPage, heading, openStories, page, ref, type Stories } from './testing/story-cast.ts';

describe('idea pins', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let board: Board;
  let draft: Stories['draft'];
  let publish: Stories['publish'];
  let picture: Stories['picture'];

  beforeAll(async () => {
    ({ server, mei, sam, board, draft, publish, picture } = await openStories());
  });
  afterAll(() => server.close());

  it('become one pin, however often that is asked for at once', async () => {
    const { id } = await draft({
      metadata: { pinTitle: 'Winter citrus', templateType: 'recipe', basics: { keyValueBlocks: [], listBlocks: [] } },
    });
    const pins = await Promise.all([publish(id), publish(id), publish(id)]);
    expect(new Set(pins.map((pin) => pin.id)).size).toBe(1);
    expect(pins[0]).toMatchObject({ title: 'Winter citrus', isV1IdeaPin: true, storyPageCount: 1 });
    expect((await mei.data(StoryPinDraftsResource.get, {})).map((one) => one.id)).not.toContain(id);
  });

  it('tell their pages as C3.4 has them', async () => {
    const [ground, thumbnail] = [await picture(), await picture()];
    await sql`UPDATE pictures SET kind = 2, video = ${JSON.stringify({ signature: 'ab'.repeat(32), width: 720, height: 1280, duration: 4_000 })}::jsonb
      WHERE signature = decode(${ground}, 'hex')`.execute(server.core.db);
    const product = await makePin(server, mei, board.id);
    const music = {
      ...newStoryBlock('music', 'story_pin_music_block'),
      attribution: { artist: 'Mei Tan', isrc: 'NOA012600001', title: 'Slow oven', shouldMute: true, thumbnailSignature: thumbnail },
    };
    const { id } = await draft({
      pages: [
        page('film', { media: ref(ground, 'A plate'), isMuted: true }),
        page('still', {
          backgroundColor: '#fdf1dc',
          blocks: [
            music,
            { ...newStoryBlock('product', 'story_pin_product_sticker_block'), pinId: product.id },
            { ...newStoryBlock('who', 'story_pin_mention_sticker_block'), userId: sam.userId },
            { ...heading('hidden', 'Not shown'), isHidden: true },
          ],
        }),
      ],
      cover_page_id: 'still',
    });
    const { story_pin_data: data, storyPinDataId, id: pinId } = await publish(id);
    expect(data).toMatchObject({
      id: pinId,
      coverPageIndex: 1,
      totalVideoDuration: 4_000,
      isDeleted: false,
      hasProductPins: true,
      staticPageCount: 1,
      metadata: { templateType: 'none', basics: { keyValueBlocks: [], listBlocks: [] } },
    });
    expect(storyPinDataId).toBe(pinId);
    const [film, still] = data!.pages;
    expect(film).toMatchObject({ layout: 'full', image: { altText: 'A plate' }, video: { videoList: { v720P: { duration: 4_000 } } } });
    expect(still!.musicAttributions[0]).toMatchObject({ artist: 'Mei Tan', isrc: 'NOA012600001', title: 'Slow oven', shouldMute: true });
    expect(still!.musicAttributions[0]!.thumbnailImageUrl).toContain(thumbnail);
    expect(still!.blocks.map((block) => [block.id, block.product?.id, block.user?.username])).toEqual([
      ['music', undefined, undefined],
      ['product', product.id, undefined],
      ['who', undefined, 'sam_okoye'],
    ]);
  });

  it('name the upload of a film to their maker, and to nobody once they are out', async () => {
    const ground = await picture();
    const upload = 'c'.repeat(32);
    await sql`INSERT INTO video_uploads (id, user_id, name, bytes, edits, status, picture_id) SELECT ${upload}, ${mei.userId}, 'wheel.mp4', 9, '{}',
      'ready', id FROM pictures WHERE signature = decode(${ground}, 'hex')`.execute(server.core.db);
    const { id, things } = await draft({ pages: [page('film', { media: ref(ground) })] });
    expect(things.media[ground]!.uploadId).toBe(upload);
    await sql`UPDATE video_uploads SET changed_at = now() - interval '7 days' WHERE id = ${upload}`.execute(server.core.db);
    await sweepUploads(server.core);
    expect((await mei.data(StoryPinDraftResource.get, { id })).things.media[ground]!.uploadId).toBe(upload);
    const pin = await publish(id);
    expect(JSON.stringify(await mei.data(PinResource.get, { id: pin.id }))).not.toContain(upload);
  });

  it('keep what the page of a link is called, with its picture, and show both', async () => {
    const imageSignature = await picture();
    const preview = { canonicalUrl: 'https://kiln.example/glaze', title: 'Glazing at home', imageSignature };
    const link = {
      ...newStoryBlock('link', 'story_pin_link_block'),
      srcUrl: 'https://kiln.example/glaze?from=mail',
      preview,
    } as StoryBlock;
    const { id } = await draft({ pages: [page('one', { blocks: [link] })] });
    expect((await mei.data(StoryPinDraftResource.get, { id })).pages[0]!.blocks[0]).toEqual(link);
    const { id: pinId } = await publish(id);
    const shown = (await server.stranger().data(PinResource.get, { id: pinId })).story_pin_data!.pages[0]!.blocks[0];
    expect(shown).toMatchObject({ preview, image: { signature: imageSignature, images: { '236x': { url: expect.any(String) } } } });
  });

  it('answer a comment that their viewer may see', async () => {
    const pin = await makePin(server, mei, board.id);
    const comment = await sam.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Which knife?' });
    const reply = { ...newStoryBlock('reply', 'story_pin_comment_reply_sticker_block'), commentId: comment.id };
    const published = await publish((await draft({ pages: [page('one', { blocks: [reply] })] })).id);
    const seen = await server.stranger().data(PinResource.get, { id: published.id });
    expect(seen.story_pin_data!.pages[0]!.blocks[0]!.comment).toMatchObject({ text: 'Which knife?', user: { username: 'sam_okoye' } });
    await sam.data(AggregatedCommentResource.delete, { id: comment.id });
    const later = await server.stranger().data(PinResource.get, { id: published.id });
    expect(later.story_pin_data!.pages[0]!.blocks[0]!.comment).toBeNull();
  });

  it('have a drawn cover of 9:16, and say on their card how many pages they have', async () => {
    const pin = await publish((await draft({ pages: [page('one', { media: ref(await picture()) }), page('two')] })).id);
    const { width, height } = pin.images['736x']!;
    expect(width / height).toBeCloseTo(9 / 16, 2);
    const cards = await server.stranger().data(BoardFeedResource.get, { board_id: board.id, page_size: 50 });
    expect(cards.find(({ id }) => id === pin.id)).toMatchObject({ storyPageCount: 2 });
    const plain = await makePin(server, mei, board.id);
    const [first] = await server.stranger().data(BoardFeedResource.get, { board_id: board.id, page_size: 1 });
    expect(first).toMatchObject({ id: plain.id });
    expect(first).not.toHaveProperty('storyPageCount');
  });

  it('have a cover whose picture at the top has round lower corners, as on the page', async () => {
    const signature = await uploadPicture(mei, await samplePicture(400, 400).png().toBuffer());
    const fields = { layout: 'top', media: ref(signature), backgroundColor: '#00ff00' } as const;
    const pin = await publish((await draft({ pages: [page('one', fields)] })).id);
    const side = 100;
    const pixels = (await server.core.media.samplePicture(pin.imageSignature, side))!;
    const isBackground = (x: number, y: number) => pixels[(y * side + x) * 3 + 1]! > 200;
    const foot = Math.round(side * TOP_SHARE) - 2;
    expect([isBackground(1, foot), isBackground(side - 2, foot)]).toEqual([true, true]);
    expect([isBackground(1, 1), isBackground(side / 2, foot), isBackground(1, Math.round(foot * 0.75))]).toEqual([false, false, false]);
  });

  it('are changed after they are out, and the pin stays the same', async () => {
    const first = await picture();
    const { id } = await draft({ pages: [page('one', { media: ref(first) })], description: 'Before' });
    const pin = await publish(id);
    const edit = await mei.data(StoryPinDraftsResource.create, { creation_id: 'edit', pin_id: pin.id });
    expect(edit).toMatchObject({ mode: 'edit', pinId: pin.id, description: 'Before', board: { id: board.id }, errors: [] });
    await mei.data(StoryPinDraftsResource.update, {
      id: edit.id,
      version: edit.version,
      changes: [{ op: 'set_page', page: { ...fieldsOfPage('one'), backgroundColor: '#2b3fd9' } }],
      description: 'After',
    });
    expect((await mei.data(PinResource.get, { id: pin.id })).description).toBe('Before');
    const changed = await publish(edit.id);
    expect(changed).toMatchObject({ id: pin.id, description: 'After' });
    expect(changed.imageSignature).not.toBe(pin.imageSignature);
    expect(changed.story_pin_data!.pages[0]).toMatchObject({ style: { backgroundColor: '#2b3fd9' }, image: null });
    await sql`UPDATE picture_uploads SET created_at = now() - interval '2 days'`.execute(server.core.db);
    await sql`UPDATE pictures SET created_at = now() - interval '2 days'`.execute(server.core.db);
    await purgePictures(server.core);
    const { rows } = await sql`SELECT 1 FROM pictures WHERE signature = decode(${first}, 'hex')`.execute(server.core.db);
    expect(rows).toHaveLength(0);
  });

  it('follow the title of their pin where that is changed', async () => {
    const metadata = { pinTitle: 'Winter citrus', templateType: 'recipe' as const, basics: { keyValueBlocks: [], listBlocks: [] } };
    const { id } = await publish((await draft({ metadata })).id);
    await mei.data(PinResource.update, { id, title: 'Spring citrus' });
    const pin = await server.stranger().data(PinResource.get, { id });
    expect([pin.title, pin.story_pin_data!.metadata]).toEqual(['Spring citrus', { ...metadata, pinTitle: 'Spring citrus' }]);
  });

  it('are edited once their pages are changed, and not by what is said beside them', async () => {
    const { id, version, status } = await draft();
    const change = (input: object, from: number) => mei.data(StoryPinDraftsResource.update, { id, version: from, ...input });
    const described = await change({ description: 'With salt' }, version);
    expect([status, described.status]).toEqual(['created', 'created']);
    const changes = [{ op: 'set_page' as const, page: { ...fieldsOfPage('one'), backgroundColor: '#fdf1dc' } }];
    expect((await change({ changes }, described.version)).status).toBe('edited');
    const { id: pin_id } = await publish(id);
    expect((await mei.data(StoryPinDraftResource.get, { id })).status).toBe('published');
    const again = await mei.data(StoryPinDraftsResource.create, { creation_id: 'status', pin_id });
    expect(again.status).toBe('saved');
  });

  it('show all of their pages to who saves them, until their maker takes them away', async () => {
    const pin = await publish((await draft({ pages: [page('one'), page('two')] })).id);
    const ideas = await makeBoard(sam, 'Ideas');
    const saved = await sam.data(RepinResource.create, { pin_id: pin.id, board_id: ideas.id });
    expect(saved).toMatchObject({ storyPinDataId: pin.id, story_pin_data: { isDeleted: false } });
    expect(saved.story_pin_data!.pages).toHaveLength(2);
    await mei.data(PinResource.delete, { id: pin.id });
    const later = await sam.data(PinResource.get, { id: saved.id });
    expect(later.story_pin_data).toMatchObject({ isDeleted: true, pages: [] });
    await mei.data(PinResource.update, { id: pin.id, restore: true });
    expect((await sam.data(PinResource.get, { id: saved.id })).story_pin_data!.pages).toHaveLength(2);
  });

  it('hide their pages from who saved them once their board is secret', async () => {
    const place = await makeBoard(mei, 'Later secret');
    const pin = await publish((await draft({ board_id: place.id })).id);
    const saved = await sam.data(RepinResource.create, { pin_id: pin.id, board_id: (await makeBoard(sam, 'Kept')).id });
    await mei.data(BoardResource.update, { board_id: place.id, privacy: 'secret' });
    expect((await sam.data(PinResource.get, { id: saved.id })).story_pin_data).toMatchObject({ isDeleted: true, pages: [] });
    expect((await mei.data(PinResource.get, { id: pin.id })).story_pin_data!.pages).toHaveLength(1);
  });

  it('are found by what their pages say, in the scope of idea pins too', async () => {
    const pin = await publish((await draft({ pages: [page('one', { blocks: [heading('a', 'Bergamot peel in brine')] })] })).id);
    await server.settle();
    for (const scope of ['pins', 'idea_pins'] as const) {
      const { results } = await server.stranger().data(BaseSearchResource.get, { query: 'bergamot brine', scope });
      expect(results.map(({ id }) => id)).toEqual([pin.id]);
    }
  });
});
