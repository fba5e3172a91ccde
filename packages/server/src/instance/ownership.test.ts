import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { nothingToRevert } from '../identity/accounts/index.ts';
import { emitEvent } from '../core/events/outbox.ts';
import { features } from './features.ts';
import { makeBoard, makePin } from '../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const owners = features.flatMap(({ name, personalData }) => (personalData ? [{ name, ...personalData }] : []));
const owned = owners.flatMap(({ tables }) => tables.map(String));

/** Each was looked at: its rows open nothing. A new one stands here only after the same look. */
const NOTHING_TO_REVERT = [
  'blocks',
  'board-activity',
  'board-follows',
  'comments',
  'conversations',
  'country-sessions',
  'data-export',
  'feedback',
  'fingerprints',
  'follows',
  'imports',
  'invites',
  'kept-copies',
  'merchants',
  'moderation',
  'news',
  'news-mails',
  'notification-settings',
  'operator',
  'parental-passcode',
  'people-you-may-know',
  'pictures',
  'pin-drafts',
  'pin-feedback',
  'pin-notes',
  'pin-responses',
  'pins',
  'profile-pictures',
  'recent-searches',
  'reports',
  'saved-searches',
  'search-index',
  'settings',
  'sponsorships',
  'story-pins',
  'tastes',
  'today',
  'topics',
  'users',
  'video-captions',
  'video-uploads',
];

describe('what belongs to people', () => {
  let server: TestServer;
  let columns: { name: string; columns: string[] }[];
  beforeAll(async () => {
    server = await createTestServer();
    // Rows that only forget who made them when that person goes belong to nobody.
    columns = (
      await sql<{ name: string; columns: string[] }>`
      SELECT name, array_agg(DISTINCT field) columns FROM (
        SELECT table_name::text name, column_name::text field FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name IN ('user_id', 'owner_id', 'follower_id', 'blocked_id')
        UNION ALL SELECT k.conrelid::regclass::text, a.attname::text FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
          WHERE k.contype = 'f' AND k.confrelid = 'users'::regclass AND k.confdeltype <> 'n') x
      GROUP BY 1 ORDER BY 1`.execute(server.core.db)
    ).rows;
  });
  afterAll(() => server.close());

  it('lets no intruder in where its feature reverts nothing', () => {
    const answering = owners.filter(({ revertIntrusion }) => revertIntrusion === nothingToRevert).map(({ name }) => name);
    expect(answering.toSorted()).toEqual(NOTHING_TO_REVERT);
  });

  it('has one feature that answers for each table', () => {
    expect(columns.map(({ name }) => name).filter((name) => !owned.includes(name))).toEqual([]);
    expect(owned.filter((name, index) => owned.indexOf(name) !== index)).toEqual([]);
  });

  it('is gone from every table once all features erased it, and nothing of anyone else', async () => {
    const [yuki, mei] = [await server.person('yuki_mori', 'Yuki Mori'), await server.person('mei_tan', 'Mei Tan')];
    for (const [one, other] of [
      [yuki, mei],
      [mei, yuki],
    ] as const) {
      await emitEvent(server.core.db, 'user.created', { userId: one.userId });
      const board = await makeBoard(one, 'Paper boats');
      await makePin(server, one, board.id, { title: 'A paper boat' });
      await one.data(UserFollowResource.create, { user_id: other.userId });
      await one.data(RecentSearchesResource.create, { query: 'boats' });
      await one.data(RecentSearchesResource.create, { query: 'boats', personal: true });
      await one.data(SavedSearchesResource.create, { query: 'boats', scope: 'pins' });
    }
    await server.settle();
    const filled = [
      'boards',
      'own_docs',
      'picture_uploads',
      'pins',
      'recent_personal_searches',
      'recent_searches',
      'saved_searches',
      'sessions',
      'user_counters',
      'user_docs',
    ];
    expect(Object.keys(await countRowsOf(yuki.userId))).toEqual(expect.arrayContaining(filled));

    for (const feature of owners.toReversed()) await feature.erase(server.core, yuki.userId);
    await server.settle();
    expect(await countRowsOf(yuki.userId)).toEqual({});
    expect(Object.keys(await countRowsOf(mei.userId))).toEqual(expect.arrayContaining(filled));
  });

  async function countRowsOf(userId: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const table of columns) {
      const isTheirs = sql.join(
        table.columns.map((column) => sql`${sql.ref(column)} = ${userId}`),
        sql` OR `,
      );
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int n FROM ${sql.table(table.name)} WHERE ${isTheirs}`.execute(
        server.core.db,
      );
      if (rows[0]!.n > 0) counts[table.name] = rows[0]!.n;
    }
    return counts;
  }
});
