import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeBoard } from '../testing/pinning-cast.ts';
import { boardVisibleTo, guardBoard, guardBoardWrite } from './index.ts';

const privacies = ['public', 'protected', 'secret'] as const;

/** Who may see which boards of an open profile, then of a private one; and who may put pins on them. */
const rules = {
  stranger: { open: ['public', 'protected'], closed: [], writes: false },
  anybody: { open: ['public', 'protected'], closed: [], writes: false },
  follower: { open: ['public', 'protected'], closed: ['public', 'protected'], writes: false },
  blocked: { open: [], closed: [], writes: false },
  blocking: { open: [], closed: [], writes: false },
  collaborator: { open: privacies, closed: privacies, writes: true },
  owner: { open: privacies, closed: privacies, writes: true },
} as const;

describe('who may see a board', () => {
  let server: TestServer;
  const viewers = new Map<string, Viewer>();
  const boards = new Map<string, string>();
  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    const owner = await server.person('noor_haddad', 'Noor Haddad');
    for (const privacy of privacies) boards.set(privacy, (await makeBoard(owner, privacy, { privacy })).id);
    for (const kind of Object.keys(rules)) {
      const userId = kind === 'owner' ? owner.userId : (await server.person(kind)).userId;
      viewers.set(kind, kind === 'stranger' ? strangerViewer : { kind: 'AUTH', userId, sessionId: '1' });
    }
    const idOf = (kind: string) => viewers.get(kind)!.userId!;
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${idOf('follower')}, ${owner.userId})`.execute(db);
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${owner.userId}, ${idOf('blocked')}), (${idOf('blocking')}, ${owner.userId})`.execute(
      db,
    );
    await sql`INSERT INTO board_collaborators (board_id, user_id) SELECT id, ${idOf('collaborator')} FROM boards`.execute(db);
  });
  afterAll(() => server.close());

  it.each(['open', 'closed'] as const)('of an %s profile is told alike by the queries and by the guards', async (profile) => {
    const { db } = server.core;
    await sql`UPDATE users SET is_private = ${profile === 'closed'} WHERE username = 'noor_haddad'`.execute(db);
    for (const [kind, rule] of Object.entries(rules)) {
      const viewer = viewers.get(kind)!;
      const { rows } = await sql<{
        name: string;
      }>`SELECT b.name FROM boards b WHERE ${boardVisibleTo(viewer, 'b')} ORDER BY b.privacy`.execute(db);
      expect([kind, rows.map((row) => row.name)]).toEqual([kind, [...rule[profile]]]);
      for (const [privacy, id] of boards) {
        const seen = (rule[profile] as readonly string[]).includes(privacy);
        const guarded = await guardBoard(db, viewer, id).then(
          () => 'seen',
          (error: { errorName: string }) => error.errorName,
        );
        expect([kind, privacy, guarded]).toEqual([kind, privacy, seen ? 'seen' : 'board_not_found']);
        if (viewer.kind === 'UNAUTH') continue;
        const write = await guardBoardWrite(db, viewer, id).then(
          () => 'allowed',
          (error: { errorName: string }) => error.errorName,
        );
        const expected = rule.writes ? 'allowed' : seen ? 'forbidden' : 'board_not_found';
        expect([kind, privacy, write]).toEqual([kind, privacy, expected]);
      }
    }
  });
});
