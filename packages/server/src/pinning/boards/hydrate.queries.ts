import { sql, type RawBuilder } from 'kysely';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import type { Columns, RecordQuery } from '../../endpoints/slots.queries.ts';
import { allOf } from '../../endpoints/visibility.access.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { isActive, namedUserColumns, notBlocked, wholeUsersOf, type WholeUserJson } from '../../people/users/index.ts';
import { boardVisibleTo, coversVisibleTo, type BoardRole, roleColumn } from './boards.access.ts';

/** One picture of a cover as the database gives it. */
export interface CoverRow {
  readonly pin_id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
}

/** What a board's card shows. */
export interface BoardCardRow {
  readonly id: string;
  readonly owner_id: string;
  readonly owner_username: string;
  readonly name: string;
  readonly slug: string;
  readonly privacy: number;
  readonly archived_at: Date | null;
  readonly created_at: Date;
  readonly modified_at: Date;
  readonly pins: number;
  readonly sections: number;
  readonly followers: number;
  readonly collaborators: number;
  readonly followed_by_me: boolean;
  readonly role: BoardRole;
  readonly covers: readonly CoverRow[];
  readonly owner_full_name: string;
  readonly owner_picture_signature: string | null;
}

/** Everything that is known of a board and its viewer. */
export interface BoardRow extends BoardCardRow {
  readonly description: string;
  readonly layout: string;
  readonly comments_disabled: boolean;
  readonly cover_pin_id: string | null;
  readonly pins_in_sections: number;
  /** Whom the board is offered to, for the two who may know it. */
  readonly pending_owner_id: string | null;
  readonly collaborator_ids: readonly string[];
  /** The owner and the collaborators, in no order. */
  readonly people: readonly WholeUserJson[];
}

/** How many pictures a cover shows at most: the chosen one first, then the newest. */
const MOST_COVERS = 5;

/** The cover of a board (`b`) in SQL, as JSON of `CoverRow`s. Whoever reads it decides before whether the board is seen. */
export const coverList = (viewer: Viewer): RawBuilder<readonly CoverRow[]> => sql<readonly CoverRow[]>`(
        SELECT coalesce(jsonb_agg(jsonb_build_object('pin_id', x.id::text, 'signature', encode(i.signature, 'hex'), 'width', i.width, 'height', i.height,
          'dominant_color', i.dominant_color) ORDER BY x.chosen DESC, x.id DESC), '[]') AS list
        FROM (
          (SELECT p.id, p.picture_id, true AS chosen FROM pins p WHERE p.id = b.cover_pin_id AND p.board_id = b.id AND p.deleted_at IS NULL AND p.audience < 3)
          UNION ALL
          (SELECT p.id, p.picture_id, false FROM pins p WHERE p.board_id = b.id AND p.deleted_at IS NULL AND p.audience < 3 AND p.id IS DISTINCT FROM b.cover_pin_id
            ORDER BY p.id DESC LIMIT ${sql.lit(MOST_COVERS)})
        ) x JOIN pictures i ON i.id = x.picture_id AND ${coversVisibleTo(viewer, 'b')})`;

/** Those who keep a board (`b`) with its owner, as a FROM of `w`. Whom a block keeps apart from the viewer is nobody, and not counted. */
const shownCollaborators = (viewer: Viewer): RawBuilder<unknown> =>
  sql`board_collaborators w WHERE w.board_id = b.id AND ${notBlocked(viewer, sql.ref('w.user_id'))}`;

/**
 * What every reading of boards has, with counts and covers. Covers come by LATERAL from the index of a board's live pins; pins
 * of a deleted section leave it when the board is restamped. Boards of people who are not active are left out.
 */
function cardColumns({ viewer }: ViewContext): RawBuilder<Columns<BoardCardRow>> {
  return sql<
    Columns<BoardCardRow>
  >`b.id, b.name, b.slug, b.privacy, b.archived_at, b.created_at, b.modified_at, ${namedUserColumns('o', 'owner')},
    coalesce(c.pins, 0) AS pins, coalesce(c.sections, 0) AS sections, ${countWithWaiting('board_counters.followers', sql.ref('c.followers'), sql.ref('b.id'))} AS followers,
    (SELECT count(*)::int FROM ${shownCollaborators(viewer)}) AS collaborators,
    f.board_id IS NOT NULL AS followed_by_me,
    ${roleColumn(viewer, sql.ref('b.owner_id'), sql.ref('m.role'))} AS role,
    covers.list AS covers`;
}

function boardQuery<Row>({ viewer }: ViewContext, columns: RawBuilder<Columns<Row>>): RecordQuery<Row> {
  const me = viewerIdOf(viewer);
  return {
    columns,
    joins: sql`LEFT JOIN boards b ON b.id = wanted.id
      LEFT JOIN users o ON o.id = b.owner_id
      LEFT JOIN board_counters c ON c.board_id = b.id
      LEFT JOIN board_follows f ON f.follower_id = ${me} AND f.board_id = b.id
      LEFT JOIN board_collaborators m ON m.board_id = b.id AND m.user_id = ${me}
      LEFT JOIN LATERAL ${coverList(viewer)} covers ON true`,
    isShown: allOf(boardVisibleTo(viewer, 'b', { owner: 'o' }), isActive('o')),
    key: { id: sql.ref('b.id') },
  };
}

/** Boards as cards. */
export function boardCardQuery(context: ViewContext): RecordQuery<BoardCardRow> {
  return boardQuery(context, cardColumns(context));
}

/** Boards with everything. */
export function wholeBoardQuery(context: ViewContext): RecordQuery<BoardRow> {
  const me = viewerIdOf(context.viewer);
  const people = sql`SELECT b.owner_id UNION ALL SELECT w.user_id FROM ${shownCollaborators(context.viewer)}`;
  return boardQuery(
    context,
    sql<Columns<BoardRow>>`${cardColumns(context)}, b.description, b.layout, b.comments_disabled, b.cover_pin_id,
      coalesce((SELECT sum(sc.pins) FROM sections s JOIN section_counters sc ON sc.section_id = s.id WHERE s.board_id = b.id AND s.deleted_at IS NULL), 0)::int AS pins_in_sections,
      (SELECT t.user_id::text FROM board_transfers t WHERE t.board_id = b.id AND ${me} IN (b.owner_id, t.user_id)) AS pending_owner_id,
      ARRAY(SELECT w.user_id::text FROM ${shownCollaborators(context.viewer)} ORDER BY w.created_at, w.user_id) AS collaborator_ids,
      ${wholeUsersOf(context, people)} AS people`,
  );
}
