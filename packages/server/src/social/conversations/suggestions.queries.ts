import { sql, type RawBuilder } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { hasWordsIn } from '../../people/suggestions/index.ts';
import { peopleOfBoardsKeptBy } from '../../pinning/collaborators/index.ts';
import { conversationOpenTo, isKnownMember, isShownMember, ownMembership } from './conversations.access.ts';

const { joined, left } = memberStates;
/** How many conversations are looked at for whom somebody wrote to. */
const MOST_LOOKED_AT = 500;

/** How many boards are looked at, and how many people of each. */
const MOST_BOARDS = 100;
const MOST_OF_BOARD = 50;

/** Whom the viewer wrote to, the latest first, as `suggestByName` takes those who come before all others. */
export function lateCorrespondents(viewer: SignedInViewer): RawBuilder<unknown> {
  return sql`SELECT o.user_id AS id, (row_number() OVER (ORDER BY me.last_id DESC))::int - ${sql.lit(MOST_LOOKED_AT + 1)} AS rank
    FROM conversations c ${ownMembership(viewer)} JOIN conversation_members o ON o.conversation_id = c.id AND o.user_id <> me.user_id
    WHERE me.state = ${joined} AND c.pair_low IS NOT NULL AND ${conversationOpenTo(viewer)} ORDER BY me.last_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)}`;
}

/** Whom the viewer shares a group with, then a board, as `suggestByName` takes those who come after followers. */
export function companions(viewer: SignedInViewer): RawBuilder<unknown> {
  const me = viewer.userId;
  return sql`(SELECT o.user_id AS id, 3 AS rank
      FROM conversations c ${ownMembership(viewer)} JOIN conversation_members o ON o.conversation_id = c.id AND o.user_id <> me.user_id
      WHERE me.state = ${joined} AND c.is_group AND o.state = ${joined} AND ${isKnownMember('o')} ORDER BY me.last_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
    UNION ALL (SELECT x.id, 4 FROM (${peopleOfBoardsKeptBy(me, { boards: MOST_BOARDS, ofEach: MOST_OF_BOARD })}) x)`;
}

/** A group with some of its people. */
export interface SuggestedGroupRow {
  readonly id: string;
  readonly name: string | null;
  readonly members: readonly {
    readonly user_id: string;
    readonly user_username: string;
    readonly user_full_name: string;
    readonly user_picture_signature: string | null;
  }[];
}

/** The viewer's latest groups whose name, or the name of somebody in them, has the words of a text. */
export async function selectSuggestedGroups(
  db: Database,
  viewer: SignedInViewer,
  term: string,
  size: number,
): Promise<SuggestedGroupRow[]> {
  const { rows } = await sql<SuggestedGroupRow>`
    WITH late AS MATERIALIZED (SELECT c.id, c.name, me.last_id FROM conversations c ${ownMembership(viewer)}
      WHERE me.state = ${joined} AND c.is_group AND me.last_id > me.cleared_id ORDER BY me.last_id DESC LIMIT ${sql.lit(MOST_LOOKED_AT)})
    SELECT c.id, c.name, (SELECT coalesce(json_agg(json_build_object('user_id', u.id::text, 'user_username', u.username,
        'user_full_name', u.full_name, 'user_picture_signature', u.picture_signature) ORDER BY o.user_id), '[]') ${othersOf(viewer)}) AS members
    FROM late c
    WHERE ${term} = '' OR ${hasWordsIn(term, sql`c.name`)}
      OR EXISTS (SELECT 1 ${othersOf(viewer)} AND ${hasWordsIn(term, sql`u.full_name || ' ' || u.username`)})
    ORDER BY c.last_id DESC LIMIT ${size}`.execute(db);
  return rows;
}

/** The others (`o`, as the people `u`) of a group (`c`) whom the viewer knows to be there. */
const othersOf = (viewer: SignedInViewer) => sql`FROM conversation_members o JOIN users u ON u.id = o.user_id
  WHERE o.conversation_id = c.id AND o.user_id <> ${viewer.userId} AND o.state <> ${left} AND u.state = 0 AND ${isShownMember(viewer, 'o')}`;
