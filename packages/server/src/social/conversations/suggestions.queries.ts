import { sql } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isListed, namedUserColumns, notBlocked } from '../../people/users/index.ts';
import { conversationOpenTo, ownMembership } from './conversations.access.ts';

const { joined, left } = memberStates;
/** How many of the people whom somebody knows are looked at. */
const MOST_LOOKED_AT = 500;

export interface SuggestedPersonRow {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

/**
 * People whom the viewer wrote to, latest first, then those whom they follow and who follow them. With a term, those of
 * them whose name has a word that begins so, and others whose username does.
 */
export async function selectSuggestedPeople(
  db: Database,
  viewer: SignedInViewer,
  term: string,
  size: number,
): Promise<SuggestedPersonRow[]> {
  const me = viewer.userId;
  const beginning = beginningOf(term);
  const matches = sql`(lower(u.full_name) LIKE ${beginning} OR lower(u.full_name) LIKE ${`% ${beginning}`} OR lower(u.username) LIKE ${beginning})`;
  const { rows } = await sql<SuggestedPersonRow>`
    WITH known AS (
      (SELECT o.user_id AS id, 0 AS rank, me.last_id AS at FROM conversations c ${ownMembership(viewer)}
        JOIN conversation_members o ON o.conversation_id = c.id AND o.user_id <> me.user_id
        WHERE me.state = ${joined} AND NOT c.is_group AND ${conversationOpenTo(viewer)} ORDER BY me.last_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
      UNION ALL (SELECT f.user_id, 1, f.user_id FROM user_follows f WHERE f.follower_id = ${me} ORDER BY f.user_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
      UNION ALL (SELECT f.follower_id, 2, f.follower_id FROM user_follows f WHERE f.user_id = ${me} ORDER BY f.follower_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
      UNION ALL (SELECT u.id, 3, 0 FROM users u WHERE lower(u.username) LIKE ${beginning} AND ${term} <> '' AND u.state = 0
        AND (lower(u.username) = ${term} OR ${isListed('u')}) ORDER BY lower(u.username) LIMIT ${size})),
    best AS (SELECT DISTINCT ON (id) id, rank, at FROM known ORDER BY id, rank)
    SELECT ${namedUserColumns('u', 'user')} FROM best b JOIN users u ON u.id = b.id
    WHERE u.state = 0 AND u.id <> ${me} AND ${notBlocked(viewer, sql.ref('u.id'))} AND (${term} = '' OR ${matches})
    ORDER BY b.rank, b.at DESC LIMIT ${size}`.execute(db);
  return rows;
}

/** A group with some of its people. */
export interface SuggestedGroupRow {
  readonly id: string;
  readonly name: string | null;
  readonly members: readonly SuggestedPersonRow[];
}

/** Groups of the viewer's whose name begins so, the latest first. */
export async function selectSuggestedGroups(
  db: Database,
  viewer: SignedInViewer,
  term: string,
  size: number,
): Promise<SuggestedGroupRow[]> {
  const { rows } = await sql<SuggestedGroupRow>`
    SELECT c.id, c.name, (SELECT coalesce(json_agg(json_build_object('user_id', u.id::text, 'user_username', u.username,
        'user_full_name', u.full_name, 'user_picture_signature', u.picture_signature) ORDER BY o.user_id), '[]')
      FROM conversation_members o JOIN users u ON u.id = o.user_id
      WHERE o.conversation_id = c.id AND o.user_id <> me.user_id AND o.state <> ${left} AND u.state = 0) AS members
    FROM conversations c ${ownMembership(viewer)}
    WHERE me.state = ${joined} AND c.is_group AND me.last_id > me.cleared_id AND (${term} = '' OR lower(c.name) LIKE ${beginningOf(term)})
    ORDER BY me.last_id DESC LIMIT ${size}`.execute(db);
  return rows;
}

function beginningOf(term: string): string {
  return `${term.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
