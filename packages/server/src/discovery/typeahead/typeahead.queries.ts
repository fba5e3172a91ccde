import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { boardShown, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { suggestionKinds } from '../search-index/index.ts';

const MOST_RECENT = 5;
const MOST_QUERIES = 8;
const MOST_BOARDS = 3;
const MOST_PEOPLE = 5;
/** Rows of one beginning that are looked at before the heaviest are chosen: bounds the cost of a single letter. */
const MOST_SCANNED = 400;

export interface SuggestionRow {
  readonly type: 'recent' | 'query' | 'board' | 'user';
  readonly label: string;
  readonly id: string | null;
  readonly username: string | null;
  readonly slug: string | null;
  readonly picture_signature: string | null;
}

/**
 * Everything that begins with the term, in one statement; who may see a pin, board or person is decided here, not when the
 * suggestion was made.
 */
export async function selectSuggestions(db: Database, viewer: Viewer, norm: string, typed: string): Promise<SuggestionRow[]> {
  const beginning = (kinds: readonly number[]) => sql`(SELECT s.target, s.display, s.norm, s.weight FROM suggestions s
    WHERE s.norm LIKE ${`${escape(norm)}%`} AND s.kind = ANY(${[...kinds]}::smallint[]) AND ${norm !== ''} LIMIT ${MOST_SCANNED}) s`;
  const none = sql`NULL::text username, NULL::text slug, NULL::text picture_signature`;
  const { rows } = await sql<SuggestionRow>`
    (SELECT 'recent' type, r.query label, NULL::text id, ${none} FROM recent_searches r WHERE r.user_id = ${viewerIdOf(viewer)}
      AND r.query_norm LIKE ${`${escape(typed)}%`} ORDER BY r.searched_at DESC LIMIT ${MOST_RECENT})
    UNION ALL (${titles(viewer, beginning([suggestionKinds.title]), none)})
    UNION ALL (SELECT 'board', b.name, b.id::text, o.username, b.slug, NULL FROM ${beginning([suggestionKinds.board])}
      JOIN boards b ON b.id = s.target JOIN users o ON o.id = b.owner_id WHERE ${boardShown(viewer, 'b', 'o')} ORDER BY s.weight DESC, b.id LIMIT ${MOST_BOARDS})
    UNION ALL (SELECT 'user', u.full_name, u.id::text, u.username, NULL, u.picture_signature FROM users u
      JOIN (SELECT s.target, max(s.weight) weight FROM ${beginning([suggestionKinds.user, suggestionKinds.username])} GROUP BY s.target) s ON s.target = u.id
      WHERE ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} ORDER BY s.weight DESC, u.id LIMIT ${MOST_PEOPLE})`.execute(db);
  return rows;
}

function titles(viewer: Viewer, beginning: RawBuilder<unknown>, none: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT 'query', min(s.display), NULL::text, ${none} FROM ${beginning}
    WHERE EXISTS (SELECT 1 FROM search_docs d JOIN pins p ON p.id = d.pin_id ${joinsOfPin('p')} WHERE d.picture_id = s.target AND ${isPinShown(viewer, 'p')})
    GROUP BY s.norm ORDER BY sum(s.weight) + count(*) DESC, s.norm LIMIT ${MOST_QUERIES}`;
}

function escape(text: string): string {
  return text.replace(/[\\%_]/gu, String.raw`\$&`);
}
