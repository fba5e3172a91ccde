import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { InterestFollowResource, PinInterestsResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import { BaseSearchResource, SearchFiltersResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { TopicMergeResource, TopicTreeResource } from '@bowerbird/contract/discovery/topic-tree/calls.ts';
import type { ChangeTopicInput } from '@bowerbird/contract/discovery/topic-tree/schemas.ts';
import { OperatorLogResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { personWithPassword } from '../../testing/account-cast.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { indexOldDocuments } from '../search-index/index-documents.service.ts';
import { topicTick } from '../topics/mark-pictures.service.ts';
import { cutWords } from '../words/index.ts';

describe('the tree of topics', () => {
  let server: TestServer;
  let owner: Awaited<ReturnType<typeof personWithPassword>>;
  let lena: Awaited<ReturnType<TestServer['person']>>;
  let board: string;
  beforeAll(async () => {
    server = await createTestServer();
    owner = await personWithPassword(server, 'yuki_mori', 'Yuki Mori');
    await server.core.db.updateTable('users').set({ is_owner: true }).where('id', '=', owner.userId).execute();
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    board = (await makeBoard(lena, 'Things')).id;
  });
  afterAll(() => server.close());

  const readTree = () => owner.data(TopicTreeResource.get, {});
  const topicOf = async (slug: string) => (await readTree()).topics.find((topic) => topic.slug === slug)!;
  const change = async (slug: string, changes: Partial<ChangeTopicInput>) => {
    const { slug: _slug, successor_id: _successor, ...topic } = await topicOf(slug);
    return owner.envelope(TopicTreeResource.update, { ...topic, ...changes });
  };
  const slugsOf = async (pin_id: string) => (await lena.data(PinInterestsResource.get, { pin_id })).map(({ slug }) => slug);
  const markAll = async () => {
    while ((await readTree()).marked_percent !== null) await topicTick.run(server.core.db);
  };
  const pinOf = async (title: string) => {
    const { id } = await makePin(server, lena, board, { title });
    await server.settle();
    return id;
  };
  const rulesOf = ({ resource_response: reply }: Awaited<ReturnType<typeof change>>) =>
    reply.error?.extraData?.fields?.map(({ field, rule }) => `${field}: ${rule}`);

  it('comes with about 300 topics in two levels, named in four languages, whose words are cut as texts are', async () => {
    const { topics } = await readTree();
    expect(topics.length).toBeGreaterThanOrEqual(300);
    const firstLevel = new Set(topics.filter(({ parent_id }) => parent_id === null).map(({ topic_id }) => topic_id));
    expect(topics.filter(({ parent_id }) => parent_id !== null && !firstLevel.has(parent_id))).toEqual([]);
    expect(topics.filter(({ names }) => !names.en || !names.de || !names.ja || !names.ar)).toEqual([]);
    expect(topics.filter(({ words }) => words.length === 0)).toEqual([]);
    const unlike = topics.flatMap(({ words }) => words).filter((word) => cutWords(word).join(' ') !== word || cutWords(word).length > 2);
    expect(unlike).toEqual([]);
  });

  it('is renamed in each language, and its new words mark pins that were there before, behind the reply', async () => {
    await markAll();
    const pin = await pinOf('Zwirbelwerk');
    expect(await slugsOf(pin)).toEqual([]);
    const { words, names } = await topicOf('weaving');
    const reply = await change('weaving', { words: [...words, ' Zwirbelwerk '], names: { ...names, de: 'Weberei' } });
    expect(reply.resource_response.data).toMatchObject({ marked_percent: expect.any(Number) });
    expect(await slugsOf(pin)).toEqual([]);
    await markAll();
    expect(await slugsOf(pin)).toEqual(['weaving', 'crafts']);
    expect((await topicOf('weaving')).names.de).toBe('Weberei');
    const changed = await change('weaving', { names });
    expect(changed.resource_response.data).toMatchObject({ marked_percent: null });
  });

  it('begins anew when words change while pins are marked', async () => {
    await pinOf('A loom');
    await change('weaving', { words: ['loom', 'heddle'] });
    await sql`UPDATE topic_progress SET after_id = 9223372036854775807`.execute(server.core.db);
    await change('weaving', { words: ['loom'] });
    const { rows } = await sql`SELECT after_id::text, turn FROM topic_progress`.execute(server.core.db);
    expect(rows).toEqual([{ after_id: '0', turn: 1 }]);
    await markAll();
  });

  it('takes a topic more, also within another, and refuses an address twice', async () => {
    const { topic_id: crafts } = await topicOf('crafts');
    const input = { slug: 'paper-boats', parent_id: crafts, names: { en: 'Paper boats' }, words: ['Paper  BOAT'] };
    await owner.data(TopicTreeResource.create, input);
    expect(await topicOf('paper-boats')).toMatchObject({ words: ['paper boat'], parent_id: crafts, is_hidden: false });
    expect((await lena.data(TopicResource.get, { interest: 'paper-boats' })).parent?.slug).toBe('crafts');
    expect(rulesOf(await owner.envelope(TopicTreeResource.create, input))).toEqual(['slug: taken']);
    expect(await slugsOf(await pinOf('Two paper boats'))).toContain('paper-boats');
  });

  it('tells those who keep pages of each change', async () => {
    const tell = vi.fn<() => void>();
    server.core.outbox.onEvents(['topic.changed'], tell);
    const told = (times: number) => expect.poll(() => tell.mock.calls.length).toBe(times);
    for (const slug of ['reed-boats', 'raft-boats'])
      await owner.data(TopicTreeResource.create, { slug, parent_id: null, names: { en: slug }, words: [slug.replace('-', ' ')] });
    await told(2);
    await change('reed-boats', { is_hidden: true });
    await told(3);
    const [{ topic_id }, { topic_id: successor_id }] = [await topicOf('reed-boats'), await topicOf('raft-boats')];
    await owner.data(TopicMergeResource.create, { topic_id, successor_id });
    await told(4);
  });

  it('keeps two levels', async () => {
    const [crafts, knitting] = [await topicOf('crafts'), await topicOf('knitting')];
    expect(rulesOf(await change('sewing', { parent_id: knitting.topic_id }))).toEqual(['parent_id: two_levels']);
    expect(rulesOf(await change('crafts', { parent_id: (await topicOf('art')).topic_id }))).toEqual(['parent_id: two_levels']);
    expect(rulesOf(await change('art', { parent_id: (await topicOf('art')).topic_id }))).toEqual(['parent_id: two_levels']);
    expect(rulesOf(await change('sewing', { parent_id: '999999' }))).toEqual(['parent_id: not_found']);
    expect((await topicOf('sewing')).parent_id).toBe(crafts.topic_id);
  });

  it.each([
    ['a name of spaces', { names: { en: '   ' } }, ['names: required']],
    ['a word without a letter', { words: ['!?'] }, ['words: required']],
    ['three words together', { words: ['raised bed garden'] }, ['words: too_many_together']],
    ['a cover that is no pin', { cover_pin_id: '1' }, ['cover_pin_id: not_found']],
  ] satisfies [string, Partial<ChangeTopicInput>, string[]][])('refuses %s', async (_what, changes, rules) => {
    expect(rulesOf(await change('sewing', changes))).toEqual(rules);
  });

  it('shows the cover that was chosen, and the best picture once that is gone', async () => {
    const best = await pinOf('Batik crochet');
    const chosen = await pinOf('Something else');
    await change('crochet', { cover_pin_id: chosen });
    const coverOf = async () => (await server.stranger().data(TopicResource.get, { interest: 'crochet' })).cover?.url;
    const chosenCover = await coverOf();
    await server.core.db.updateTable('pins').set({ deleted_at: new Date() }).where('id', '=', chosen).execute();
    expect(await coverOf()).not.toBe(chosenCover);
    expect(await coverOf()).toBeDefined();
    expect(best).not.toBe(chosen);
  });

  it('is hidden everywhere until it is shown again', async () => {
    const statusOf = async () => (await lena.envelope(TopicResource.get, { interest: 'tattoos' })).resource_response.http_status;
    await change('tattoos', { is_hidden: true });
    expect(await statusOf()).toBe(404);
    await change('tattoos', { is_hidden: false });
    expect(await statusOf()).toBe(200);
  });

  it('merges a topic away with its followers, its words and what was merged into it before', async () => {
    const [quilting, sewing, embroidery] = [await topicOf('quilting'), await topicOf('sewing'), await topicOf('embroidery')];
    await lena.data(InterestFollowResource.create, { interest_id: quilting.topic_id });
    const pin = await pinOf('A patchwork');
    await owner.data(TopicMergeResource.create, { topic_id: quilting.topic_id, successor_id: sewing.topic_id });
    await owner.data(TopicMergeResource.create, { topic_id: sewing.topic_id, successor_id: embroidery.topic_id });
    expect(await lena.data(TopicResource.get, { interest: 'quilting' })).toMatchObject({ slug: 'embroidery', is_followed: true });
    await markAll();
    expect(await slugsOf(pin)).toEqual(['embroidery', 'crafts']);
    const again = await owner.envelope(TopicMergeResource.create, { topic_id: quilting.topic_id, successor_id: sewing.topic_id });
    expect(again.resource_response.http_status).toBe(404);
    const self = { topic_id: embroidery.topic_id, successor_id: embroidery.topic_id };
    expect(rulesOf(await owner.envelope(TopicMergeResource.create, self))).toEqual(['successor_id: same']);
  });

  it('leads feeds, filters and saved searches of one that is merged away to its successor', async () => {
    const [knitting, weaving] = [await topicOf('knitting'), await topicOf('weaving')];
    const pin = await pinOf('Knitting a knot');
    const save = (topics: string) => lena.data(SavedSearchesResource.create, { query: 'knot', scope: 'pins', filters: topics });
    for (const one of [knitting, weaving]) await save(`topic:${one.topic_id}`);
    await save(`color:blue, topic:${knitting.topic_id},topic:${knitting.topic_id}0`);
    await owner.data(TopicMergeResource.create, { topic_id: knitting.topic_id, successor_id: weaving.topic_id });
    await markAll();
    await indexOldDocuments(server.core.jobsDb);

    const feed = await server.stranger().request({ method: 'GET', url: `/ideas/knitting/${knitting.topic_id}/feed.atom` });
    expect([feed.status, feed.headers.location]).toEqual([301, `/ideas/weaving/${weaving.topic_id}/feed.atom`]);
    const asked = { query: 'knot', filters: `topic:${knitting.topic_id}` };
    expect((await lena.data(BaseSearchResource.get, asked)).results).toMatchObject([{ id: pin }]);
    expect((await lena.data(SearchFiltersResource.get, asked)).total).toBe(1);
    expect((await lena.data(SavedSearchesResource.get, {})).map(({ filters }) => filters)).toEqual([
      `color:blue, topic:${weaving.topic_id},topic:${knitting.topic_id}0`,
      `topic:${weaving.topic_id}`,
    ]);
  });

  it('gives the topics within one that is merged away to its successor', async () => {
    const [beauty, fashion] = [await topicOf('beauty'), await topicOf('fashion')];
    expect(
      rulesOf(
        await owner.envelope(TopicMergeResource.create, { topic_id: beauty.topic_id, successor_id: (await topicOf('henna')).topic_id }),
      ),
    ).toEqual(['successor_id: not_found']);
    await owner.data(TopicMergeResource.create, { topic_id: beauty.topic_id, successor_id: fashion.topic_id });
    expect((await topicOf('henna')).parent_id).toBe(fashion.topic_id);
  });

  it('keeps what the owner did in their log, and is there for nobody else', async () => {
    const [newest] = await owner.data(OperatorLogResource.get, {});
    expect(newest).toMatchObject({ act: 'merged_topic', about: 'beauty' });
    expect((await lena.envelope(TopicTreeResource.get, {})).resource_response.http_status).toBe(404);
    const mine = { topic_id: (await topicOf('art')).topic_id, successor_id: (await topicOf('design')).topic_id };
    expect((await lena.envelope(TopicMergeResource.create, mine)).resource_response.http_status).toBe(404);
  });
});
