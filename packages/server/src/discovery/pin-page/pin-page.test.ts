import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeupDetail, closeupPage, relatedModulesFeed } from '@bowerbird/contract/discovery/pin-page/operations.ts';
import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { GRAPHQL_PATH, type GraphqlReply, type PersistedOperation } from '@bowerbird/contract/protocol/graphql.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('the page of a pin by persisted operations', () => {
  let server: TestServer;
  let lena: TestPerson;
  let noor: TestPerson;
  let seed: SeededPin;
  let hidden: SeededPin;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    const boardId = await seedBoard(db, lena.userId, 'Chairs');
    seed = await seedPin(db, { ownerId: lena.userId, boardId });
    for (let i = 0; i < 15; i += 1) await seedPin(db, { ownerId: lena.userId, boardId });
    const secret = await seedBoard(db, lena.userId, 'Hush', { privacy: 2 });
    hidden = await seedPin(db, { ownerId: lena.userId, boardId: secret });
    await server.settle();
  });
  afterAll(() => server.close());

  async function post(caller: TestCaller, payload: object | string, headers: Record<string, string> = {}) {
    const all = { 'content-type': 'application/json', ...headers };
    const { status, json } = await caller.request({ method: 'POST', url: GRAPHQL_PATH, payload, headers: all });
    return { status, reply: json() as GraphqlReply };
  }

  async function ask<Variables, Data>(caller: TestCaller, { queryHash }: PersistedOperation<Variables, Data>, variables: Variables) {
    const { status, reply } = await post(caller, { queryHash, variables });
    expect({ status, errors: reply.errors }).toEqual({ status: 200, errors: undefined });
    return reply.data as Data;
  }

  it('gives the same record of a pin as the resource does', async () => {
    const { pin } = await ask(noor, closeupDetail, { pinId: seed.id, isAuth: true, isDesktop: true });
    expect(pin).toEqual({ __typename: 'Pin', ...(await noor.data(PinResource.get, { id: seed.id })) });
  });

  it('gives the same boards and the same pins, twelve at a time, up to the end', async () => {
    const { page } = await ask(noor, closeupPage, { pinId: seed.id, isAuth: true });
    expect(page).toEqual({
      __typename: 'CloseupPage',
      pinId: seed.id,
      boards: await noor.data(PinBoardsResource.get, { pin_id: seed.id }),
    });
    const { resource_response: first } = await noor.envelope(RelatedPinFeedResource.get, { pin_id: seed.id });
    const { feed } = await ask(noor, relatedModulesFeed, { pinId: seed.id });
    if (feed?.__typename !== 'RelatedModules') throw new Error('There is no feed.');
    expect(feed.pins).toHaveLength(12);
    expect([...feed.pins, ...feed.stories]).toEqual(first.data);
    const cursor = feed.pageInfo.endCursor;
    const { resource_response: second } = await noor.envelope(RelatedPinFeedResource.get, { pin_id: seed.id, bookmarks: [cursor!] });
    expect(second.bookmark).toBe(END_BOOKMARK);
    const rest = await ask(noor, relatedModulesFeed, { pinId: seed.id, cursor, source: 'homefeed', topLevelSourceDepth: 1 });
    expect(rest.feed).toEqual({
      __typename: 'RelatedModules',
      pins: second.data,
      stories: [],
      pageInfo: { endCursor: null, hasNextPage: false },
    });
  });

  it('tells what search engines read to those who are logged out alone, whatever they say of themselves', async () => {
    const claimed = await ask(server.stranger(), closeupPage, { pinId: seed.id, isAuth: true });
    const { seoUrl, createdAt, interests } = await server.stranger().data(PinResource.get, { id: seed.id });
    expect(claimed.page).toMatchObject({
      seo: {
        canonicalUrl: seoUrl,
        createdAt,
        videos: null,
        breadcrumbs: [{ name: 'Chairs', url: expect.stringContaining('/lena_fjeld/') as string }],
        relatedInterests: interests.map(({ id, slug, names }) => ({ names, url: `/ideas/${slug}/${id}/` })),
      },
    });
    const denied = await ask(noor, closeupPage, { pinId: seed.id, isAuth: false });
    expect(denied.page).not.toHaveProperty('seo');
  });

  it('gives an error in place of a pin that the asker may not see', async () => {
    const missing = { __typename: 'PinError', name: 'pin_not_found', code: 41, message: expect.any(String) as string };
    for (const pinId of [hidden.id, '999999999999']) {
      const asked = { pinId, isAuth: true, isDesktop: false };
      expect((await ask(noor, closeupDetail, asked)).pin).toEqual(missing);
      expect((await ask(noor, closeupPage, asked)).page).toEqual(missing);
      expect((await ask(noor, relatedModulesFeed, { pinId })).feed).toEqual(missing);
    }
    const { pin } = await ask(lena, closeupDetail, { pinId: hidden.id, isAuth: true, isDesktop: true });
    expect(pin).toMatchObject({ __typename: 'Pin', id: hidden.id });
  });

  it('refuses a hash that it does not keep, and a document', async () => {
    const document = '{ __schema { types { name } } }';
    for (const payload of [{ queryHash: 'a'.repeat(64) }, { query: document }, { queryHash: document }, { queryHash: [1] }, {}]) {
      const { status, reply } = await post(noor, payload);
      expect({ status, reply }).toMatchObject({ status: 404, reply: { data: null, errors: [{ extensions: { name: 'not_found' } }] } });
    }
  });

  it.each([
    ['none', undefined],
    ['a list', []],
    ['a text', 'pinId'],
    ['another type', { pinId: { id: 1 }, isAuth: true, isDesktop: true }],
    ['no name of a pin', { pinId: 'chair', isAuth: true, isDesktop: true }],
    ['a flag that is none', { pinId: '1', isAuth: true, isDesktop: 'maybe' }],
  ])('refuses variables of the wrong kind: %s', async (_kind, variables) => {
    const { status, reply } = await post(noor, { queryHash: closeupDetail.queryHash, variables });
    expect({ status, reply }).toMatchObject({ status: 400, reply: { data: null, errors: [{ extensions: { name: 'bad_input' } }] } });
  });

  it('refuses what is too long, no JSON, or sent by another site', async () => {
    const variables = { pinId: seed.id, isAuth: true, isDesktop: true, more: 'x'.repeat(1024 * 1024) };
    expect((await post(noor, { queryHash: closeupDetail.queryHash, variables })).status).toBe(413);
    expect((await post(noor, '{"queryHash":')).status).toBe(400);
    const asked = { queryHash: closeupDetail.queryHash, variables: { pinId: seed.id, isAuth: true, isDesktop: true } };
    expect((await post(noor, asked, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(noor, asked, { 'x-csrftoken': 'another' })).status).toBe(403);
  });

  it('gives the reason of a list with its cards, and none where there is none', async () => {
    const { feed } = await ask(noor, relatedModulesFeed, { pinId: seed.id });
    if (feed?.__typename !== 'RelatedModules') throw new Error('There is no feed.');
    expect(feed.pins[0]?.recommendationReason).toMatchObject({ reason: expect.any(String) as string });
    const { pin } = await ask(noor, closeupDetail, { pinId: seed.id, isAuth: true, isDesktop: true });
    expect(pin).not.toHaveProperty('recommendationReason');
  });

  it('costs no more statements than the resources do', async () => {
    const { queryHash } = closeupDetail;
    const payload = { queryHash, variables: { pinId: seed.id, isAuth: true, isDesktop: true } };
    const { statements: byResource } = await countStatements(() => noor.data(PinResource.get, { id: seed.id }));
    const { statements: byOperation } = await countStatements(() => post(noor, payload));
    expect(byOperation).toBe(byResource);
  });
});
