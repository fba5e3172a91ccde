import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type SignedInViewer } from '../../endpoints/viewer.ts';
import { isActive, namedUserColumns, notBlocked } from '../../people/users/index.ts';

/** Those that ended are shown for a while, so many at most. */
const MOST_POLLS = 5;

export interface VoterJson {
  readonly voter_id: string;
  readonly voter_username: string;
  readonly voter_full_name: string;
  readonly voter_picture_signature: string | null;
  readonly pin_id: string;
}

/** A vote as the wire needs it. */
export interface PollRow {
  readonly id: string;
  readonly board_id: string;
  readonly question: string;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly by_id: string;
  readonly by_username: string;
  readonly by_full_name: string;
  readonly by_picture_signature: string | null;
  readonly pin_ids: readonly string[];
  readonly voters: readonly VoterJson[];
  readonly vote_by_me: string | null;
  readonly can_end: boolean;
}

/** The votes of a board, the open one first; only those who keep the board now are counted. Those of people kept apart are not there. */
export async function selectPolls(
  db: Database,
  viewer: SignedInViewer,
  which: { readonly boardId: string } | { readonly id: string },
): Promise<PollRow[]> {
  const me = viewerIdOf(viewer);
  const isIt = 'id' in which ? sql`p.id = ${which.id}` : sql`p.board_id = ${which.boardId}`;
  const { rows } =
    await sql<PollRow>`SELECT p.id::text, p.board_id::text, p.question, p.created_at, p.ended_at, ${namedUserColumns('s', 'by')},
      ARRAY(SELECT c.pin_id::text FROM board_poll_pins c JOIN pins x ON x.id = c.pin_id AND x.board_id = p.board_id AND x.deleted_at IS NULL
        WHERE c.poll_id = p.id ORDER BY c.position) AS pin_ids,
      (SELECT coalesce(json_agg(json_build_object('voter_id', u.id::text, 'voter_username', u.username, 'voter_full_name', u.full_name,
          'voter_picture_signature', u.picture_signature, 'pin_id', v.pin_id::text) ORDER BY v.created_at, u.id), '[]')
        FROM board_poll_votes v JOIN users u ON u.id = v.user_id AND ${isActive('u')}
        WHERE v.poll_id = p.id AND ${notBlocked(viewer, sql.ref('u.id'))}
          AND (u.id = b.owner_id OR EXISTS (SELECT 1 FROM board_collaborators k WHERE k.board_id = b.id AND k.user_id = u.id))) AS voters,
      (SELECT v.pin_id::text FROM board_poll_votes v WHERE v.poll_id = p.id AND v.user_id = ${me}) AS vote_by_me,
      p.ended_at IS NULL AND ${me} IN (p.started_by, b.owner_id) AS can_end
    FROM board_polls p JOIN boards b ON b.id = p.board_id JOIN users s ON s.id = p.started_by
    WHERE ${isIt} AND ${notBlocked(viewer, sql.ref('s.id'))} ORDER BY p.ended_at IS NOT NULL, p.id DESC LIMIT ${sql.lit(MOST_POLLS)}`.execute(
      db,
    );
  return rows;
}

/** Starts a vote on pins of a board, in the given order. Returns its id; nothing where one of them does not stand there. */
export async function insertPoll(
  trx: Database,
  poll: { readonly boardId: string; readonly startedBy: string; readonly question: string; readonly pinIds: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH wanted AS (SELECT w.id, w.place FROM unnest(${poll.pinIds}::bigint[]) WITH ORDINALITY w(id, place)
        JOIN pins x ON x.id = w.id AND x.board_id = ${poll.boardId} AND x.deleted_at IS NULL),
      p AS (INSERT INTO board_polls (board_id, started_by, question) SELECT ${poll.boardId}::bigint, ${poll.startedBy}::bigint, ${poll.question}
        WHERE (SELECT count(*) FROM wanted) = ${poll.pinIds.length} RETURNING id),
      c AS (INSERT INTO board_poll_pins (poll_id, pin_id, position) SELECT p.id, w.id, w.place FROM p, wanted w)
    SELECT id::text FROM p`.execute(trx);
  return rows[0]?.id;
}

export interface LockedPoll {
  readonly id: string;
  readonly board_id: string;
  readonly started_by: string;
  readonly is_open: boolean;
}

/** Holds a vote. */
export async function lockPoll(trx: Database, id: string): Promise<LockedPoll | undefined> {
  const { rows } = await sql<LockedPoll>`SELECT id::text, board_id::text, started_by::text, ended_at IS NULL AS is_open
    FROM board_polls WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
}

export async function hasOpenPoll(trx: Database, boardId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM board_polls WHERE board_id = ${boardId} AND ended_at IS NULL LIMIT 1`.execute(trx);
  return rows.length > 0;
}

/** Gives or moves a person's vote. Returns `false` where that pin cannot be chosen. */
export async function upsertVote(trx: Database, poll: LockedPoll, userId: string, pinId: string): Promise<boolean> {
  const { rows } = await sql`INSERT INTO board_poll_votes (poll_id, user_id, pin_id)
    SELECT c.poll_id, ${userId}, c.pin_id FROM board_poll_pins c JOIN pins x ON x.id = c.pin_id AND x.board_id = ${poll.board_id} AND x.deleted_at IS NULL
    WHERE c.poll_id = ${poll.id} AND c.pin_id = ${pinId}
    ON CONFLICT (poll_id, user_id) DO UPDATE SET pin_id = excluded.pin_id, created_at = now() RETURNING 1`.execute(trx);
  return rows.length > 0;
}

export async function deleteVote(trx: Database, pollId: string, userId: string): Promise<void> {
  await sql`DELETE FROM board_poll_votes WHERE poll_id = ${pollId} AND user_id = ${userId}`.execute(trx);
}

export async function endPoll(trx: Database, id: string): Promise<void> {
  await sql`UPDATE board_polls SET ended_at = now() WHERE id = ${id} AND ended_at IS NULL`.execute(trx);
}

export async function deletePoll(trx: Database, id: string): Promise<void> {
  await sql`DELETE FROM board_polls WHERE id = ${id}`.execute(trx);
}

/** Takes away the votes that somebody started, since a moment or ever. */
export async function deletePollsOf(db: Database, userId: string, since = new Date(0)): Promise<void> {
  await sql`DELETE FROM board_polls WHERE started_by = ${userId} AND created_at >= ${since}`.execute(db);
}

export async function deleteVotesOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM board_poll_votes WHERE user_id = ${userId}`.execute(db);
}

export async function selectPollsForExport(db: Database, userId: string) {
  const { rows: started } = await sql<{ board_id: string; question: string; created_at: Date }>`
    SELECT board_id::text, question, created_at FROM board_polls WHERE started_by = ${userId} ORDER BY id`.execute(db);
  const { rows: given } = await sql<{ poll_id: string; pin_id: string; created_at: Date }>`
    SELECT poll_id::text, pin_id::text, created_at FROM board_poll_votes WHERE user_id = ${userId} ORDER BY poll_id`.execute(db);
  return { board_polls: started, board_poll_votes: given };
}
