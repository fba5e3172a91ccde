import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relatedModulesFeed } from '@bowerbird/contract/discovery/pin-page/operations.ts';
import type { Story } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { GRAPHQL_PATH } from '@bowerbird/contract/protocol/graphql.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const SIZE = 6;
const BOARDS = 8;
const PINS = 76;
const MOST_STATEMENTS = 4;
const FEWEST_OBJECTS = 3;
const about = ['Crochet', 'Butterfly', 'Beach'];

describe('stories between the pins that are like a pin', () => {
  let server: TestServer;
  let mei: TestPerson;
  let noor: TestPerson;
  let seed: SeededPin;
  let hidden: string;

  beforeAll(async () => {
    server = await createTestServer();
    server.core.sessions.stop();
    const { db } = server.core;
    mei = await server.person('mei_tan', 'Mei Tan');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    const boards: string[] = [];
    for (let at = 0; at < BOARDS; at += 1) boards.push(await seedBoard(db, mei.userId, `Wool ${at}`));
    hidden = await seedBoard(db, mei.userId, 'Hidden', { privacy: 2 });
    seed = await seedPin(db, { ownerId: mei.userId, boardId: boards[0]!, title: 'Knitting a sweater' });
    for (let at = 0; at < PINS; at += 1) {
      const isProduct = at % 15 === 0;
      const title = isProduct ? 'Crochet butterfly beach knitting' : `${about[at % about.length]} knitting ${at}`;
      const pin = await seedPin(db, { ownerId: mei.userId, boardId: boards[at % BOARDS]!, title });
      await seedPin(db, { ownerId: mei.userId, boardId: hidden, saveOf: pin });
      if (isProduct) await makeProduct(pin.id);
      await emitEvent(db, 'pin.changed', { pinId: pin.id });
    }
    await server.settle();
  });
  afterAll(() => server.close());

  async function makeProduct(pinId: string): Promise<void> {
    await sql`WITH l AS (INSERT INTO links (url_hash, url, domain, price_micros, currency)
        VALUES (${Buffer.from(pinId)}, ${`https://wool.example/${pinId}`}, 'wool.example', 9000000, 'EUR') RETURNING id)
      UPDATE pins SET link_id = l.id FROM l WHERE pins.id = ${pinId}`.execute(server.core.db);
  }

  async function readPages(caller: TestCaller): Promise<{ cards: PinCard[]; story: Story | undefined; statements: number }[]> {
    const read = (bookmarks?: string[]) =>
      countStatements(() => caller.envelope(RelatedPinFeedResource.get, { pin_id: seed.id, page_size: SIZE, bookmarks }));
    const { statements: ofSession } = await read([END_BOOKMARK]);
    const pages = [];
    for (let bookmark: string | undefined; bookmark !== END_BOOKMARK;) {
      const { result, statements } = await read(bookmark === undefined ? undefined : [bookmark]);
      const { data, bookmark: next } = result.resource_response;
      bookmark = next;
      const cards = data!.filter((one) => one.type === 'pin');
      const stories = data!.filter((one) => one.type === 'story');
      expect(data).toEqual([...cards, ...stories]);
      expect(stories.length).toBeLessThanOrEqual(1);
      pages.push({ cards, story: stories[0], statements: statements - ofSession });
    }
    return pages;
  }

  it('stand beneath the first page and each third one, a kind after the other, but not beneath the last', async () => {
    const pages = await readPages(noor);
    const kinds = pages.map(({ story }) => story?.storyType ?? null);
    const none = [null, null];
    expect(kinds.slice(0, 12)).toEqual([
      'from_creator',
      ...none,
      'related_boards',
      ...none,
      'related_interests',
      ...none,
      'shop_similar',
      ...none,
    ]);
    expect(kinds.at(-1)).toBeNull();
    expect(pages.slice(0, -1).every(({ cards }) => cards.length === SIZE)).toBe(true);
    for (const { story } of pages) if (story) expect(story.objects.length).toBeGreaterThanOrEqual(FEWEST_OBJECTS);
  });

  it('are about the pin at first, and further down about what is read there', async () => {
    const pages = await readPages(noor);
    expect(pages[0]!.story).toMatchObject({ title: 'Mei Tan', referringSource: `pin:${seed.id}`, action: { location: '/mei_tan/' } });
    for (const at of [3, 6, 9]) expect(pages[at]!.story).toMatchObject({ referringSource: `pin:${pages[at]!.cards[0]!.id}` });
    expect(pages[9]!.story!.action?.location).toMatch(/^\/shopping\/.+\/\d+\/$/);
  });

  it('name no secret board, whoever asks', async () => {
    for (const caller of [noor, mei, server.stranger()]) {
      for (const { story } of await readPages(caller)) expect(story?.contentIds ?? []).not.toContain(hidden);
    }
  });

  it('cost no page more than four statements', async () => {
    for (const caller of [noor, server.stranger()]) {
      for (const { statements } of await readPages(caller)) expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
    }
  });

  it('come by the persisted operation beside the pins', async () => {
    const payload = { queryHash: relatedModulesFeed.queryHash, variables: { pinId: seed.id, first: SIZE } };
    const { json } = await noor.request({ method: 'POST', url: GRAPHQL_PATH, payload });
    const { feed } = (json() as { data: { feed: { pins: unknown; stories: unknown } } }).data;
    const { data } = (await noor.envelope(RelatedPinFeedResource.get, { pin_id: seed.id, page_size: SIZE })).resource_response;
    expect(feed.pins).toEqual(data!.filter((one) => one.type === 'pin'));
    expect(feed.stories).toEqual(data!.filter((one) => one.type === 'story'));
    expect(feed.stories).toHaveLength(1);
  });
});
