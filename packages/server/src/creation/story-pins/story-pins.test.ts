import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import {
  readStoryFonts,
  StoryPinDraftPublicationsResource,
  StoryPinDraftResource,
  StoryPinDraftsResource,
} from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { StoryPinDraft } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { storyBlockTypes, type StoryBlock, type StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { sweepUploads } from '../video-uploads/video-uploads.service.ts';
import { purgePictures } from '../../pinning/pictures/forget-pictures.service.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('idea pins', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let board: Board;
  let made = 0;

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    board = await makeBoard(mei, 'Citrus');
  });
  afterAll(() => server.close());

  const heading = (id: string, text: string): StoryBlock => ({ ...newStoryBlock(id, 'story_pin_heading_block'), text }) as StoryBlock;
  const fieldsOfPage = (id: string) => {
    const { blocks: _, ...fields } = newStoryPage(id);
    return fields;
  };
  const page = (id: string, fields: object = {}) => ({ ...newStoryPage(id), blocks: [heading('title', `Words of ${id}`)], ...fields });
  const draft = (fields: object = {}, caller: TestPerson = mei): Promise<StoryPinDraft> =>
    caller.data(StoryPinDraftsResource.create, {
      creation_id: `story-${(made += 1)}`,
      board_id: board.id,
      pages: [page('one')],
      ...fields,
    });
  const publish = (id: string, caller: TestCaller = mei) => caller.data(StoryPinDraftPublicationsResource.create, { id });
  const tryToPublish = (id: string, caller: TestCaller = mei) => caller.envelope(StoryPinDraftPublicationsResource.create, { id });
  const picture = (caller: TestPerson = mei) => uploadedPicture(server, caller.userId);
  const ref = (signature: string, altText = '') => ({ signature, altText });
  const fieldsOf = (envelope: Awaited<ReturnType<typeof tryToPublish>>) => envelope.resource_response.error?.extraData?.fields;

  it('offer fonts of our own, Teaspoon first', async () => {
    const { all } = await server.stranger().data(readStoryFonts, {});
    expect(all[0]).toEqual({
      id: 'teaspoon',
      name: 'Teaspoon',
      url: '/story-fonts/fredoka-400.woff2',
      letter_spacing: 0,
      line_height: 1.25,
    });
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const { url } of all) {
      const reply = await server.app.inject({ method: 'GET', url });
      expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.subarray(0, 4).toString('latin1')]).toEqual([
        200,
        'font/woff2',
        'wOF2',
      ]);
    }
    expect((await server.app.inject({ method: 'GET', url: '/story-fonts/..%2Fpackage.json' })).statusCode).toBe(404);
  });

  it('are drafts of their own, made once however often the same one is made', async () => {
    const twice = { creation_id: 'twice', pages: [page('one')] };
    const [one, two] = await Promise.all([mei.data(StoryPinDraftsResource.create, twice), mei.data(StoryPinDraftsResource.create, twice)]);
    expect(two.id).toBe(one.id);
    expect((await mei.data(PinDraftsResource.get, {})).map(({ id }) => id)).not.toContain(one.id);
    expect((await mei.data(StoryPinDraftsResource.get, {})).filter(({ id }) => id === one.id)).toHaveLength(1);
  });

  it('keep every type of block as it was laid out', async () => {
    const blocks = storyBlockTypes.map((type: StoryBlockType, index) => newStoryBlock(`b${index}`, type));
    const { id } = await draft({ pages: [{ ...newStoryPage('all'), layout: 'top', backgroundColor: '#fdf1dc', blocks }] });
    const kept = await mei.data(StoryPinDraftResource.get, { id });
    expect(kept.pages[0]).toEqual({ ...newStoryPage('all'), layout: 'top', backgroundColor: '#fdf1dc', blocks });
    expect(kept.errors.filter(({ pageId }) => pageId === 'all').map(({ blockId }) => blockId)).toContain('b0');
  });

  it('go out without texts that nobody wrote, and without what their maker was asked', async () => {
    const asking = { ...heading('asking', ''), prompt: 'Name of the dish' };
    const written = { ...heading('written', 'Soup'), prompt: 'Say what to do' };
    const { id } = await draft({ pages: [page('one', { blocks: [asking, written] })] });
    expect((await mei.data(StoryPinDraftResource.get, { id })).pages[0]!.blocks).toEqual([asking, written]);
    const pin = await publish(id);
    expect(pin.story_pin_data?.pages[0]!.blocks).toEqual([expect.objectContaining(heading('written', 'Soup'))]);
    expect(JSON.stringify(await mei.data(PinResource.get, { id: pin.id }))).not.toMatch(/Name of the dish|Say what to do/);
  });

  it('begin with a white page and dark text of size 28 at the left', () => {
    expect(newStoryPage('one').backgroundColor).toBe('#ffffff');
    expect(newStoryBlock('a', 'story_pin_paragraph_block')).toMatchObject({
      style: { color: '#111111', size: 28, alignment: 'left', fontId: 'teaspoon' },
    });
  });

  it('are saved in small steps', async () => {
    const { id, version } = await draft();
    const saved = await mei.data(StoryPinDraftsResource.update, {
      id,
      version,
      changes: [
        { op: 'set_page', page: fieldsOfPage('two'), before: 'one' },
        { op: 'set_block', pageId: 'two', block: heading('a', 'Above') },
        { op: 'set_block', pageId: 'two', block: heading('b', 'Below'), before: 'a' },
        { op: 'delete_block', pageId: 'one', blockId: 'title' },
        { op: 'set_cover', pageId: 'two' },
      ],
      description: 'Four kinds of orange',
    });
    expect(saved.version).toBe(version + 1);
    const kept = await mei.data(StoryPinDraftResource.get, { id });
    expect(kept.pages.map((one) => [one.id, one.blocks.map((block) => block.id)])).toEqual([
      ['two', ['b', 'a']],
      ['one', []],
    ]);
    expect(kept).toMatchObject({ coverPageId: 'two', description: 'Four kinds of orange' });
    expect(saved.errors).toContainEqual(expect.objectContaining({ pageId: 'one', blockId: null, rule: 'empty_page' }));
  });

  it('refuse a step of an older version, so that two tabs lose nothing', async () => {
    const { id, version } = await draft();
    const step = (text: string) =>
      mei.envelope(StoryPinDraftsResource.update, {
        id,
        version,
        changes: [{ op: 'set_block', pageId: 'one', block: heading('title', text) }],
      });
    const statuses = await Promise.all([step('First tab'), step('Second tab')]);
    expect(statuses.map((envelope) => envelope.resource_response.http_status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = await mei.data(StoryPinDraftResource.get, { id });
    expect(kept.version).toBe(version + 1);
  });

  it('make all steps or none', async () => {
    const { id, version } = await draft();
    const envelope = await mei.envelope(StoryPinDraftsResource.update, {
      id,
      version,
      changes: [
        { op: 'delete_block', pageId: 'one', blockId: 'title' },
        { op: 'delete_block', pageId: 'nowhere', blockId: 'title' },
      ],
    });
    expect(envelope.resource_response.http_status).toBe(400);
    expect((await mei.data(StoryPinDraftResource.get, { id })).pages[0]!.blocks).toHaveLength(1);
  });

  it('have ten pages at most, and no more than one pin needs', async () => {
    const pages = Array.from({ length: storyLimits.pages + 1 }, (_, index) => page(`p${index}`));
    const tooMany = await mei.envelope(StoryPinDraftsResource.create, { creation_id: 'many', pages });
    expect(tooMany.resource_response.http_status).toBe(400);
    const text = 'x'.repeat(4_900);
    const large = Array.from({ length: 10 }, (_, index) =>
      page(`p${index}`, { blocks: Array.from({ length: 10 }, (__, at) => heading(`b${at}`, text)) }),
    );
    const tooLarge = await mei.envelope(StoryPinDraftsResource.create, { creation_id: 'large', pages: large });
    expect(tooLarge.resource_response.http_status).toBe(400);
  });

  it.each([
    ['a size beyond 28', { style: { size: 29 } }],
    ['a colour that is none', { style: { color: 'red; background: url(x)' } }],
    ['a place far off the page', { edits: { left: 900 } }],
    ['a type that nobody knows', { type: 'story_pin_script_block' }],
  ])('refuse %s', async (_, wrong) => {
    const block = heading('title', 'Citrus') as StoryBlock & { style: object };
    const mixed = {
      ...block,
      ...wrong,
      style: { ...block.style, ...('style' in wrong ? wrong.style : {}) },
      edits: { ...block.edits, ...('edits' in wrong ? wrong.edits : {}) },
    };
    const envelope = await mei.envelope(StoryPinDraftsResource.create, {
      creation_id: 'wrong',
      pages: [{ ...newStoryPage('one'), blocks: [mixed as unknown as StoryBlock] }] as never,
    });
    expect(envelope.resource_response.http_status).toBe(400);
  });

  it('name the page and the block of each mistake when they are published', async () => {
    const { id } = await draft({
      board_id: null,
      pages: [
        page('one'),
        page('two', {
          blocks: [
            heading('long', 'x'.repeat(121)),
            { ...newStoryBlock('link', 'story_pin_link_block'), srcUrl: 'nowhere' },
            { ...newStoryBlock('gone', 'story_pin_mention_sticker_block'), userId: '1' },
          ],
        }),
        { ...newStoryPage('three') },
      ],
    });
    const envelope = await tryToPublish(id);
    expect(envelope.resource_response.http_status).toBe(400);
    expect(fieldsOf(envelope)).toEqual(
      expect.arrayContaining([
        { field: 'pages/2/blocks/1/text', rule: 'maxLength', limit: 120 },
        { field: 'pages/2/blocks/2/srcUrl', rule: 'format' },
        { field: 'pages/2/blocks/3/userId', rule: 'gone' },
        { field: 'pages/3/blocks', rule: 'empty_page' },
        { field: 'board_id', rule: 'required' },
      ]),
    );
    const kept = await mei.data(StoryPinDraftResource.get, { id });
    expect(kept.publishingStatus).toBe('failed');
    expect(kept.errors).toContainEqual(expect.objectContaining({ pageId: 'two', blockId: 'long', field: 'text', rule: 'maxLength' }));
  });

  it('show pictures of their maker alone', async () => {
    const { errors, things } = await draft({ pages: [page('one', { media: ref(await picture(sam)) })] });
    expect(errors).toContainEqual(expect.objectContaining({ pageId: 'one', blockId: null, field: 'media', rule: 'unknown_picture' }));
    expect(things.media).toEqual({});
    const own = await picture();
    expect((await draft({ pages: [page('one', { media: ref(own) })] })).things.media[own]).toMatchObject({ signature: own });
  });

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

  it('belong to one person, published or not', async () => {
    const { id, version } = await draft();
    for (const envelope of [
      await sam.envelope(StoryPinDraftResource.get, { id }),
      await sam.envelope(StoryPinDraftsResource.update, { id, version }),
      await sam.envelope(StoryPinDraftsResource.delete, { id }),
      await tryToPublish(id, sam),
    ])
      expect(envelope.resource_response.http_status).toBe(404);
    const pin = await publish(id);
    const taken = await sam.envelope(StoryPinDraftsResource.create, { creation_id: 'taken', pin_id: pin.id });
    expect(taken.resource_response.http_status).toBe(404);
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
