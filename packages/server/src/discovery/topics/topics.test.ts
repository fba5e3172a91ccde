import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IdeasFeedResource,
  InterestFollowResource,
  InterestTagsResource,
  readBoardInterests,
  readBoardTitleSuggestions,
  readMyInterests,
  PinInterestsResource,
  TopicFeedResource,
  TopicResource,
  TopicsResource,
} from '@bowerbird/contract/discovery/topics/calls.ts';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { markWaiting } from './mark-pictures.service.ts';
import { countFirstNeighbours, countNeighbours } from './related-topics.queries.ts';
import { selectChildren, selectTopicId } from './topics.queries.ts';

describe('topics', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let board: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noorhaddad', 'Noor Haddad');
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    board = (await makeBoard(lena, 'Things')).id;
  });
  afterAll(() => server.close());

  const slugsOf = async (pin_id: string, caller: Pick<TestPerson, 'data'> = noor) =>
    (await caller.data(PinInterestsResource.get, { pin_id })).map(({ slug }) => slug);
  const feedOf = async (interest: string, caller: Pick<TestPerson, 'data'> = noor) =>
    (await caller.data(TopicFeedResource.get, { interest, sort: 'newest' })).map(({ id }) => id);

  it('come from the words of a pin, also in the plural, with the topic above', async () => {
    const { id } = await makePin(server, lena, board, { title: 'Two linocuts' });
    await server.settle();
    expect(await slugsOf(id)).toEqual(['printmaking', 'crafts']);
    const { interests, sourceInterest } = await server.stranger().data(PinResource.get, { id });
    expect(sourceInterest).toEqual({ name: interests[0]!.names['en'], urlName: interests[0]!.slug });
    expect(interests.map(({ slug, names }) => [slug, names['en'], names['de']])).toEqual([
      ['printmaking', 'Printmaking', expect.any(String)],
      ['crafts', 'Crafts', expect.any(String)],
    ]);
    expect(await feedOf('printmaking')).toEqual([id]);
    expect(await feedOf('crafts', server.stranger())).toContain(id);
    const elsewhere = (await makeBoard(lena, 'Elsewhere')).id;
    expect(await slugsOf((await makePin(server, lena, elsewhere, { title: 'Untold' })).id)).toEqual([]);
  });

  it('are found by the beginning of a word of their names', async () => {
    const names = async (term: string) => (await noor.data(InterestTagsResource.get, { term })).map(({ name }) => name);
    expect((await names('croch'))[0]).toBe('Crochet');
    expect(await names('BAKING')).toContain('Bread and baking');
    expect(await names('%')).toEqual([]);
  });

  it('are told by the words of a pin in the making, the surest first', async () => {
    const names = async (input: { title?: string; description?: string }) =>
      (await noor.data(InterestTagsResource.get, input)).map(({ name }) => name);
    expect((await names({ title: 'A crochet blanket', description: 'For a beginner' }))[0]).toBe('Crochet');
    expect(await names({ title: 'zzqqxx' })).toEqual([]);
  });

  it('are those that a maker chose too, and suggest names of boards', async () => {
    const image_signature = await uploadedPicture(server, lena.userId);
    const [beards] = await lena.data(InterestTagsResource.get, { term: 'Beards' });
    const { id: draft } = await lena.data(PinDraftsResource.create, {
      creation_id: 'chosen',
      board_id: board,
      items: [{ id: 'one', image_signature }],
      interest_tags: [beards!.id],
    });
    const { id } = await lena.data(PinDraftPublicationsResource.create, { id: draft });
    await server.settle();
    expect(await slugsOf(id)).toEqual(['beards']);
    expect(await noor.data(readBoardTitleSuggestions, { id })).toEqual({ titles: ['Beards'] });
    expect((await noor.data(PinResource.get, { id })).board_title_suggestions).toEqual(['Beards']);
    await makeBoard(noor, 'Beards');
    expect(await noor.data(readBoardTitleSuggestions, { id })).toEqual({ titles: [] });
  });

  it('come from no title that plays with words, where what is seen tells others', async () => {
    const { id: pile } = await makeBoard(lena, 'Pile');
    const tell = async (words: { title: string; description?: string; alt_text?: string }) => {
      const { id } = await makePin(server, lena, pile, words);
      await server.settle();
      return slugsOf(id);
    };
    const seen = await tell({ title: 'Moon over nothing', alt_text: 'A black cat at a window sill' });
    expect(seen.toSorted()).toEqual(['animals', 'architecture', 'cats', 'doors-and-windows']);
    expect(await tell({ title: 'Moon, again', description: 'The moon', alt_text: 'A black cat' })).toContain('moon');
    expect(await tell({ title: 'Moon, alone' })).toContain('moon');
    expect(await tell({ title: 'Moon, told by nothing seen', alt_text: 'Something round' })).toContain('moon');
  });

  it('come from no colour that is called after a fruit', async () => {
    const board = (await makeBoard(lena, 'Front')).id;
    const { id } = await makePin(server, lena, board, { title: 'Orange door', alt_text: 'An orange door in candy colours' });
    const { id: fruit } = await makePin(server, lena, board, { title: 'Oranges', alt_text: 'Three oranges' });
    await server.settle();
    expect(await slugsOf(id)).toEqual(['doors-and-windows', 'architecture']);
    expect(await slugsOf(fruit)).toContain('fruit');
  });

  it('come from two words that stand together before either, and from no shade of a colour', async () => {
    const { id: pile } = await makeBoard(lena, 'Heap');
    const { id: plants } = await makePin(server, lena, pile, { title: 'House plants' });
    const { id: mug } = await makePin(server, lena, pile, { title: 'Glazed mug, sea green' });
    const { id: sea } = await makePin(server, lena, pile, { title: 'Green sea' });
    await server.settle();
    expect(await slugsOf(plants)).not.toContain('houses');
    expect(await slugsOf(plants)).toContain('house-plants');
    expect(await slugsOf(mug)).not.toContain('sea-and-coast');
    expect(await slugsOf(sea)).toContain('sea-and-coast');
  });

  it('stand in the order of what tells of them: people, words of the pin, the name of its board', async () => {
    // No topic of these has to do with another, and their ids tell another order.
    const idOf = async (slug: string) => (await lena.data(TopicResource.get, { interest: slug })).id;
    const lighthouses = (await makeBoard(lena, 'Lighthouses')).id;
    const { id } = await makePin(server, lena, lighthouses, {
      title: 'Butterfly',
      description: 'Beach',
      alt_text: 'A butterfly on a beach',
    });
    await server.settle();
    expect(await slugsOf(id)).toEqual(['insects', 'beaches', 'animals', 'travel', 'lighthouses', 'architecture']);
    const { interests, related_interest_ids, sourceInterest } = await noor.data(PinResource.get, { id });
    expect(related_interest_ids).toEqual(interests.map((topic) => topic.id));
    expect(interests.map(({ slug }) => slug)).toEqual(await slugsOf(id));
    expect(sourceInterest?.urlName).toBe('insects');
    await lena.data(PinResource.update, { id, interest_tags: [await idOf('typography'), await idOf('lighthouses')] });
    await server.settle();
    expect((await slugsOf(id)).slice(0, 2).toSorted()).toEqual(['lighthouses', 'typography']);
    expect((await slugsOf(id))[2]).toBe('insects');
    expect((await noor.data(PinResource.get, { id })).board_title_suggestions.slice(0, 2).toSorted()).toEqual([
      'Lighthouses',
      'Typography',
    ]);
  });

  it('are changed by the owner of a pin that is out, as a whole, and lists follow', async () => {
    const idOf = async (slug: string) => (await lena.data(TopicResource.get, { interest: slug })).id;
    const { id } = await makePin(server, lena, (await makeBoard(lena, 'Odd ends')).id, { title: 'Number two' });
    const tagsOf = async () => (await lena.data(InterestTagsResource.get, { pin_id: id })).map(({ name }) => name);
    expect(await tagsOf()).toEqual([]);
    await lena.data(PinResource.update, { id, interest_tags: [await idOf('weaving'), await idOf('castles')] });
    expect(await tagsOf()).toEqual(['Castles', 'Weaving']);
    await server.settle();
    expect(await slugsOf(id)).toEqual(expect.arrayContaining(['weaving', 'castles']));
    expect(await feedOf('weaving')).toEqual([id]);
    // Texts alone leave them as they are.
    await lena.data(PinResource.update, { id, title: 'Number three' });
    expect(await tagsOf()).toEqual(['Castles', 'Weaving']);
    await lena.data(PinResource.update, { id, interest_tags: [await idOf('castles')] });
    await server.settle();
    expect(await tagsOf()).toEqual(['Castles']);
    expect(await feedOf('weaving')).toEqual([]);
    expect(await feedOf('castles')).toEqual([id]);
    await lena.data(PinResource.update, { id, interest_tags: [] });
    await server.settle();
    expect(await slugsOf(id)).toEqual([]);
  });

  it('are the owner’s to change and to read as chosen, ten at most', async () => {
    const { id } = await makePin(server, lena, board, { title: 'Number six' });
    const topics = (await noor.data(TopicsResource.get, {})).slice(0, 11).map((topic) => topic.id);
    const refused = async (caller: TestPerson, interest_tags: string[]) =>
      (await caller.envelope(PinResource.update, { id, interest_tags })).resource_response.http_status;
    expect(topics).toHaveLength(11);
    expect(await refused(noor, [])).toBe(403);
    expect(await refused(lena, topics)).toBe(400);
    await expect(noor.data(InterestTagsResource.get, { pin_id: id })).rejects.toThrow('forbidden');
    // What is no topic is left out.
    await lena.data(PinResource.update, { id, interest_tags: [topics[0]!, '999999'] });
    expect((await lena.data(InterestTagsResource.get, { pin_id: id })).map((topic) => topic.id)).toEqual([topics[0]]);
  });

  it('come from the name of a board, and go when it is secret', async () => {
    const looms = await makeBoard(lena, 'Weaving');
    const { id } = await makePin(server, lena, looms.id, { title: 'Number three' });
    await server.settle();
    expect(await feedOf('weaving')).toEqual([id]);
    await lena.data(BoardResource.update, { board_id: looms.id, privacy: 'secret' });
    expect(await feedOf('weaving')).toEqual([]);
    await server.settle();
    const { rows } = await sql`SELECT 1 FROM picture_topics x JOIN pins p USING (picture_id) WHERE p.id = ${id}`.execute(server.core.db);
    expect(rows).toEqual([]);
  });

  it('come from the alternative text alone, which says what is seen, and not from a description alone', async () => {
    const elsewhere = (await makeBoard(lena, 'Company')).id;
    const seen = await makePin(server, lena, elsewhere, { title: 'Good boy, certified', alt_text: 'A brown dog on a green cushion' });
    const told = await makePin(server, lena, (await makeBoard(lena, 'Tales')).id, { title: 'Number nine', description: 'Not for a dog' });
    await server.settle();
    expect(await slugsOf(seen.id)).toEqual(['dogs', 'animals']);
    expect(await slugsOf(told.id)).toEqual([]);
  });

  it('do not come from one board of many, nor from a word that names a colour', async () => {
    const boards = await Promise.all(['Salt', 'Far and cold'].map((name) => makeBoard(noor, name)));
    const { id } = await makePin(server, lena, (await makeBoard(lena, 'Blue rooms')).id, { title: 'Swell, slowly' });
    await noor.data(RepinResource.create, { pin_id: id, board_id: boards[0]!.id });
    await server.settle();
    expect(await slugsOf(id)).toEqual(['home']);
    await noor.data(RepinResource.create, { pin_id: id, board_id: boards[1]!.id });
    await server.settle();
    expect(await slugsOf(id)).toEqual([]);
    // What a pin says of itself needs no board that agrees.
    await lena.data(PinResource.update, { id, title: 'A coral sofa for a small room' });
    await server.settle();
    expect(await slugsOf(id)).toEqual(expect.arrayContaining(['home']));
    expect(await slugsOf(id)).not.toContain('animals');
  });

  it('are read page by page without a pin twice, best and newest', async () => {
    for (let at = 0; at < 7; at += 1) await makePin(server, lena, board, { title: `Crochet ${at}` });
    await server.settle();
    for (const sort of ['best', 'newest'] as const) {
      const ids: string[] = [];
      let bookmarks: string[] | undefined;
      for (let page = 0; page < 4; page += 1) {
        const reply = await noor.envelope(TopicFeedResource.get, { interest: 'crochet', sort, page_size: 2, bookmarks });
        ids.push(...(reply.resource_response.data as { id: string }[]).map(({ id }) => id));
        bookmarks = [reply.resource_response.bookmark!];
      }
      expect(new Set(ids).size).toBe(7);
      expect(ids).toHaveLength(7);
    }
  });

  it('give the same pins as ideas, by interest or by category, and nothing where neither is named', async () => {
    const { id } = await lena.data(TopicResource.get, { interest: 'crafts' });
    const pins = await noor.data(TopicFeedResource.get, { interest: 'crafts', sort: 'newest' });
    expect(pins.length).toBeGreaterThan(0);
    expect(await noor.data(IdeasFeedResource.get, { interest: 'crafts', sort: 'newest' })).toEqual(pins);
    expect(await noor.data(IdeasFeedResource.get, { category: id, sort: 'newest' })).toEqual(pins);
    const { resource_response: reply } = await noor.sendRaw('IdeasFeedResource', 'get', {});
    expect(reply).toMatchObject({ http_status: 400, error: { name: 'bad_input' } });
    expect((await noor.sendRaw('IdeasFeedResource', 'get', { interest: 'no-such' })).resource_response.http_status).toBe(404);
  });

  it('are given to pictures that were there before', async () => {
    const { id } = await makePin(server, lena, board, { title: 'A quilt' });
    await server.settle();
    await sql`DELETE FROM picture_topics`.execute(server.core.db);
    await sql`INSERT INTO topic_progress DEFAULT VALUES ON CONFLICT (one) DO UPDATE SET after_id = 0`.execute(server.core.db);
    await markWaiting(server.core.db);
    expect(await slugsOf(id)).toEqual(['quilting', 'crafts']);
  });

  it('stand in two levels, named in each language, in English where a name is missing', async () => {
    const { db } = server.core;
    const namesIn = async (language: string) =>
      (await selectChildren(db, { viewer: strangerViewer, language }, (await selectTopicId(db, 'crafts'))!)).map(({ name }) => name);
    expect(await namesIn('de')).toContain('Stricken');
    expect(await namesIn('ja')).toContain('編み物');
    expect(await namesIn('fr')).toContain('Knitting');
  });

  it('are followed, several at once, and no more', async () => {
    const { id, parent, children, related } = await noor.data(TopicResource.get, { interest: 'quilting' });
    expect(parent?.slug).toBe('crafts');
    expect(children).toEqual([]);
    expect(related.map(({ slug }) => slug)).toContain('crochet');
    const other = related[0]!;
    const follow = { interest_id: id, interest_list: [other.id] };
    expect(await noor.data(InterestFollowResource.create, follow)).toMatchObject({ id, is_followed: true, follower_count: 1 });
    expect(await noor.data(InterestFollowResource.create, follow)).toMatchObject({ id, is_followed: true });
    expect((await noor.data(TopicResource.get, { interest: other.slug })).is_followed).toBe(true);
    expect((await lena.data(TopicResource.get, { interest: 'quilting' })).is_followed).toBe(false);
    expect(await noor.data(InterestFollowResource.delete, follow)).toMatchObject({ is_followed: false, follower_count: 0 });
    const counted = await server.core.metrics.registry.getSingleMetricAsString('topic_follows_total');
    expect(counted).toMatch(/event="601"\} 2\n.*event="602"\} 1/);
    expect((await noor.data(TopicResource.get, { interest: other.slug })).is_followed).toBe(false);
  });

  it('stand beside those of the most pictures in common, once a job counted them', async () => {
    const related = async () => (await noor.data(TopicResource.get, { interest: 'quilting' })).related.map(({ slug }) => slug);
    expect(await related()).not.toContain('garden');
    for (const title of ['Quilt in the garden', 'Garden with a quilt', 'A quilt beside a garden'])
      await makePin(server, lena, board, { title });
    await server.settle();
    await countFirstNeighbours(server.core.jobsDb);
    const slugs = await related();
    expect(slugs[0]).toBe('garden');
    // The topic above it is told as such.
    expect(slugs).not.toContain('crafts');
    expect(slugs).toContain('crochet');
  });

  it('are counted anew by the hour alone, once they were counted', async () => {
    const beside = async () => (await noor.data(TopicResource.get, { interest: 'quilting' })).related.map(({ slug }) => slug);
    for (const title of ['Quilt in a castle', 'A castle of quilts']) await makePin(server, lena, board, { title });
    await server.settle();
    await countFirstNeighbours(server.core.jobsDb);
    expect(await beside()).not.toContain('castles');
    await countNeighbours(server.core.jobsDb);
    expect(await beside()).toContain('castles');
  });

  it('are told of a person by what they follow and save, and of a board by its pins', async () => {
    const slugs = async (blend_type?: 'followed' | 'saved') => (await mei.data(readMyInterests, { blend_type })).map(({ slug }) => slug);
    const mei = await server.person('meitan', 'Mei Tan');
    expect(await slugs()).toEqual([]);
    const lamps = await makeBoard(mei, 'Evenings', { privacy: 'secret' });
    await makePin(server, mei, (await makeBoard(mei, 'Corner')).id, { title: 'Crochet lamp' });
    await server.settle();
    const { id } = await mei.data(TopicResource.get, { interest: 'castles' });
    await mei.data(InterestFollowResource.create, { interest_id: id });
    expect(await slugs('followed')).toEqual(['castles']);
    expect(await slugs('saved')).toEqual(expect.arrayContaining(['crochet', 'crafts', 'lighting']));
    expect((await slugs())[0]).toBe('castles');
    const ofBoard = (await noor.data(readBoardInterests, { id: board })).map(({ slug }) => slug);
    expect(ofBoard).toContain('crochet');
    await expect(noor.data(readBoardInterests, { id: lamps.id })).rejects.toThrow('board_not_found');
  });

  it('show the best picture that everybody may see, and none without one', async () => {
    const topics = await server.stranger().data(TopicsResource.get, {});
    const coverOf = (slug: string) => topics.find((topic) => topic.slug === slug)?.cover;
    expect(coverOf('crafts')).toMatchObject({ url: expect.stringContaining('/474x/') as string });
    expect(coverOf('weather-and-seasons') ?? null).toBeNull();
    expect(topics.length).toBeGreaterThan(10);
  });

  it('lead to the successor when they are merged away, and hidden ones are not there', async () => {
    await sql`UPDATE topics SET successor_id = (SELECT id FROM topics WHERE slug = 'weaving') WHERE slug = 'knitting'`.execute(
      server.core.db,
    );
    expect((await noor.data(TopicResource.get, { interest: 'knitting' })).slug).toBe('weaving');
    await sql`UPDATE topics SET is_hidden = true WHERE slug = 'printmaking'`.execute(server.core.db);
    const statusOf = async (interest: string) => (await noor.envelope(TopicResource.get, { interest })).resource_response.http_status;
    expect([await statusOf('printmaking'), await statusOf('no-such-topic'), await statusOf('weaving')]).toEqual([404, 404, 200]);
  });

  it('are lent by pictures on the same board where nothing else tells, and are not lent on', async () => {
    const mixed = (await makeBoard(lena, 'Mixed')).id;
    const untold = await makePin(server, lena, mixed, { title: 'Number four' });
    const first = await makePin(server, lena, mixed, { title: 'Crochet hook' });
    await makePin(server, lena, mixed, { title: 'Crochet blanket' });
    await server.settle();
    expect(await slugsOf(untold.id)).toEqual([]);
    await makePin(server, lena, mixed, { title: 'Crochet scarf' });
    await server.settle();
    expect(await slugsOf(first.id)).toContain('crochet');
    expect((await slugsOf(untold.id)).toSorted()).toEqual(['crafts', 'crochet']);
    // Only what pictures are about by themselves counts: one of two told is no three.
    const other = (await makeBoard(noor, 'Odds')).id;
    for (const pin of [first, untold]) await noor.data(RepinResource.create, { pin_id: pin.id, board_id: other });
    const lone = await makePin(server, noor, other, { title: 'Number five' });
    await server.settle();
    expect(await slugsOf(lone.id)).toEqual([]);
  });
});
