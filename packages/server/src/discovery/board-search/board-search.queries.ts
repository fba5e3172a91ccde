import { sql, type RawBuilder } from 'kysely';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { boardVisibleTo } from '../../pinning/boards/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

/** So many pins below a place are looked at. A word that none has would read all of a large board. */
const PINS_LOOKED_AT = 20_000;

interface PageOfBoard {
  readonly boardId: string;
  /** Nothing where there are no words to look for. */
  readonly tsquery: string | null;
  readonly after: ListCursor | null;
  readonly size: number;
}

/**
 * The places of a board's pins that hold the words, newest first: one row without an id where it has none, no row where the
 * viewer may not see the board. The board's own name, which weighs least, stands for none of its pins. A pin that the viewer may
 * not see has no place, so that no bookmark tells of its words.
 */
export function pinsFound(viewer: Viewer, { boardId, tsquery, after, size }: PageOfBoard): RawBuilder<unknown> {
  const holdsWords = tsquery === null ? sql`false` : sql`ts_filter(d.tsv, '{a,b,c}') @@ ${tsquery}::tsquery`;
  return sql`SELECT x.id, x.id AS at, NULL AS extra FROM boards b LEFT JOIN LATERAL (
      SELECT q.id FROM (SELECT * FROM pins p WHERE p.board_id = b.id AND p.deleted_at IS NULL AND p.id < ${(after ?? LIST_TOP).id}
          ORDER BY p.id DESC LIMIT ${PINS_LOOKED_AT}) q
        JOIN own_docs d ON d.pin_id = q.id LEFT JOIN sections s ON s.id = q.section_id
      WHERE ${holdsWords} AND ${pinVisibleTo(viewer, 'q', 'b', 's')}
      ORDER BY q.id DESC LIMIT ${size}) x ON true
    WHERE b.id = ${boardId} AND ${boardVisibleTo(viewer, 'b')}`;
}
