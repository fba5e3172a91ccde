import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readStoryFonts,
  StoryPinDraftPublicationsResource,
  StoryPinDraftResource,
  StoryPinDraftsResource,
} from '@bowerbird/contract/creation/story-pins/calls.ts';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { storyBlockTypes, type StoryBlock, type StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { TestCaller, TestPerson, TestServer } from '../../testing/test-server.ts';
import { fieldsOfPage, heading, openStories, page, ref, type Stories } from './testing/story-cast.ts';

describe('idea pins', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let draft: Stories['draft'];
  let publish: Stories['publish'];
  let picture: Stories['picture'];

  beforeAll(async () => {
    ({ server, mei, sam, draft, publish, picture } = await openStories());
  });
  afterAll(() => server.close());

  const tryToPublish = (id: string, caller: TestCaller = mei) => caller.envelope(StoryPinDraftPublicationsResource.create, { id });
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
});
