import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { VisualLiveSearchResource } from '@bowerbird/contract/discovery/looks/calls.ts';
import { PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { InterestFollowResource, TopicFeedResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { deleteUnusedPictures } from '../../pinning/pictures/pictures.queries.ts';
import { receivePicture } from '../../pinning/pictures/index.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { indexOldDocuments } from '../search-index/index-documents.service.ts';
import { describeWaiting } from './describe.service.ts';
import { joinTwins } from './join-twins.service.ts';

/** A field with a sun. */
function drawSun(sun: string, words = ''): Sharp {
  const svg = `<svg width="900" height="600"><rect width="900" height="600" fill="#f4efe6"/><rect y="375" width="900" height="225" fill="#2d7d78"/>
    <circle cx="450" cy="225" r="165" fill="${sun}"/><text x="380" y="520" font-size="70" fill="#fff">${words}</text></svg>`;
  return sharp(Buffer.from(svg));
}

describe('pictures that show the same', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  const pins: Record<string, string> = {};

  const add = async (title: string, drawing: Sharp) => {
    const board = await makeBoard(mei, `Board of ${title}`);
    const picture = await receivePicture(server.core, mei.userId, Readable.from([await drawing.toBuffer()]));
    const pin = await mei.data(PinResource.create, { board_id: board.id, image_signature: picture.signature, title });
    pins[title] = pin.id;
  };
  const work = async () => {
    await server.settle();
    await describeWaiting(server.core);
    await joinTwins(server.core);
    await indexOldDocuments(server.core.jobsDb);
  };
  const twins = async () => {
    const { rows } = await sql<{ title: string; stands: string }>`SELECT p.title, coalesce(i.twin_of, i.id) stands
      FROM pins p JOIN pictures i ON i.id = p.picture_id ORDER BY p.id`.execute(server.core.db);
    return [...Map.groupBy(rows, ({ stands }) => stands).values()].map((same) => same.map(({ title }) => title));
  };
  const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title).filter((title) => title.startsWith('Sun '));
  const home = async () => titles(await sam.data(UserHomefeedResource.get, { page_size: 50 }));

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    await add('Sun one', drawSun('#e9b64d').png());
    await add('Sun smaller', drawSun('#e9b64d').resize(480).jpeg({ quality: 60 }));
    await add('Sun of another colour', drawSun('#e99c4d').png());
    await add('Sun with a word', drawSun('#e9b64d', 'Monday').png());
    await add('Quilt', sharp({ create: { width: 300, height: 450, channels: 3, background: '#334455' } }).png());
    await work();
    // A home feed is chosen for those who follow something.
    const { id } = await sam.data(TopicResource.get, { interest: 'quilting' });
    await sam.data(InterestFollowResource.create, { interest_id: id });
  }, 60_000);
  afterAll(() => server.close());

  it('are joined by their pixels, and not to what is recoloured or written on', async () => {
    expect(await twins()).toEqual([['Sun one', 'Sun smaller'], ['Sun of another colour'], ['Sun with a word'], ['Quilt']]);
  });

  it('stand once in the home feed, beside what looks alike', async () => {
    const shown = await home();
    expect(shown).toHaveLength(3);
    expect(shown).toEqual(expect.arrayContaining(['Sun of another colour', 'Sun with a word']));
  });

  it('stand once in more like a pin, and not at all beside one of them', async () => {
    const like = async (title: string) =>
      titles((await sam.data(RelatedPinFeedResource.get, { pin_id: pins[title]! })).filter((one) => one.type === 'pin'));
    expect(await like('Quilt')).toHaveLength(3);
    expect((await like('Sun one')).toSorted()).toEqual(['Sun of another colour', 'Sun with a word']);
    expect((await like('Sun smaller')).toSorted()).toEqual(['Sun of another colour', 'Sun with a word']);
  });

  it('are no answer to a part of one of them', async () => {
    const crop = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 };
    for (const title of ['Sun one', 'Sun smaller']) {
      const { results } = await sam.data(VisualLiveSearchResource.get, { pin_id: pins[title]!, crop });
      expect(titles(results).toSorted()).toEqual(['Sun of another colour', 'Sun with a word']);
    }
  });

  it('stand once in a search, and in what looks alike', async () => {
    const { results } = await sam.data(BaseSearchResource.get, { query: 'sun', scope: 'pins' });
    expect(titles(results as never)).toHaveLength(3);
    const alike = await sam.data(VisualLiveSearchResource.get, { pin_id: pins['Sun of another colour']! });
    expect(titles(alike.results).filter((title) => ['Sun one', 'Sun smaller'].includes(title))).toHaveLength(1);
  });

  it('stand once on a page of what strangers get: home and a topic', async () => {
    const { db } = server.core;
    const stranger = server.stranger();
    expect(titles(await stranger.data(UserHomefeedResource.get, { page_size: 50 }))).toHaveLength(3);
    await sql`INSERT INTO picture_topics (picture_id, topic_id, pin_id, quality) SELECT p.picture_id, t.id, p.id, 0
      FROM pins p, topics t WHERE t.slug = 'crochet' AND p.title LIKE 'Sun %'`.execute(db);
    for (const sort of ['best', 'newest'] as const)
      expect(titles(await stranger.data(TopicFeedResource.get, { interest: 'crochet', sort }))).toHaveLength(3);
    const { resource_response: reply } = await stranger.envelope(TopicFeedResource.get, { interest: 'crochet', page_size: 2 });
    expect(titles(reply.data!).length).toBeGreaterThan(0);
    expect(reply.bookmark).not.toBe(END_BOOKMARK);
  });

  it('are hidden together, also one that is joined later, and come back together', async () => {
    const about = { action: 'hide', about: 'pin' } as const;
    const isHidden = async (title: string) => (await sam.data(PinResource.get, { id: pins[title]! })).isHidden;
    await sam.data(PinFeedbackResource.create, { ...about, pin_id: pins['Sun smaller']! });
    expect((await home()).toSorted()).toEqual(['Sun of another colour', 'Sun with a word']);
    await add('Sun again', drawSun('#e9b64d').resize(700).png());
    await work();
    expect([await isHidden('Sun one'), await isHidden('Sun again')]).toEqual([true, true]);
    await sam.data(PinFeedbackResource.delete, { ...about, pin_id: pins['Sun again']! });
    expect([await isHidden('Sun one'), await isHidden('Sun smaller')]).toEqual([false, false]);
  });

  it('are sought among sketches that are read once a batch', async () => {
    const { db } = server.core;
    const joining = async (most: number) => {
      await sql`UPDATE pictures SET twin_sought = true`.execute(db);
      await sql`UPDATE pictures SET twin_sought = false WHERE id IN (SELECT id FROM pictures WHERE twin_of IS NULL ORDER BY id LIMIT ${most})`.execute(
        db,
      );
      return (await countStatements(() => joinTwins(server.core))).statements;
    };
    const [none, one, two, three] = [await joining(0), await joining(1), await joining(2), await joining(3)];
    expect([three - two, two - one]).toEqual([two - one, one - none - 1]);
  });

  it('find each other again when the one that stood for them goes', async () => {
    const { db } = server.core;
    const { rows } = await sql<{ id: string }>`SELECT DISTINCT twin_of id FROM pictures WHERE twin_of IS NOT NULL`.execute(db);
    expect(rows).toHaveLength(1);
    await sql`WITH gone AS (DELETE FROM pins WHERE picture_id = ${rows[0]!.id}) DELETE FROM picture_uploads WHERE picture_id = ${rows[0]!.id}`.execute(
      db,
    );
    await sql`UPDATE pictures SET created_at = now() - interval '3 days'`.execute(db);
    expect(await inTransaction(db, (trx) => deleteUnusedPictures(trx, [], [rows[0]!.id]))).toEqual([rows[0]!.id]);
    await work();
    expect((await twins()).map((same) => same.length).toSorted((one, other) => one - other)).toEqual([1, 1, 1, 2]);
  });
});
