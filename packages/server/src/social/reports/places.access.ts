import { sql, type RawBuilder } from 'kysely';
import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { boardUrl, boardVisibleTo } from '../../pinning/boards/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { talkJoins, talkOpenTo } from '../comments/index.ts';

interface PlaceRow {
  readonly pin_id: string | null;
  readonly board_owner: string;
  readonly board_slug: string;
}

const boardColumns = sql`o.username AS board_owner, b.slug AS board_slug`;

/** What leads to a thing, for who may see what it stands on. People have pages of their own, and conversations open to their people alone. */
const STATEMENTS: Readonly<Partial<Record<ReportTargetType, (viewer: SignedInViewer, id: string) => RawBuilder<PlaceRow>>>> = {
  pin: (viewer, id) => sql<PlaceRow>`SELECT p.id AS pin_id, ${boardColumns} FROM pins p JOIN boards b ON b.id = p.board_id
    JOIN users o ON o.id = b.owner_id LEFT JOIN sections s ON s.id = p.section_id WHERE p.id = ${id} AND ${pinVisibleTo(viewer, 'p', 'b', 's')}`,
  comment: (viewer, id) => sql<PlaceRow>`SELECT c.pin_id, ${boardColumns} FROM comments c ${talkJoins}
    JOIN users o ON o.id = b.owner_id WHERE c.id = ${id} AND ${talkOpenTo(viewer)}`,
  board: (viewer, id) => sql<PlaceRow>`SELECT NULL::bigint AS pin_id, ${boardColumns} FROM boards b
    JOIN users o ON o.id = b.owner_id WHERE b.id = ${id} AND ${boardVisibleTo(viewer, 'b')}`,
};

/** The path to where a reported thing stands; nothing where the viewer may not go there. */
export async function findPlace(db: Database, viewer: SignedInViewer, type: ReportTargetType, id: string): Promise<string | null> {
  const statement = STATEMENTS[type]?.(viewer, id);
  if (!statement) return null;
  const { rows } = await statement.execute(db);
  const [row] = rows;
  if (!row) return null;
  const page = row.pin_id === null ? boardUrl({ username: row.board_owner, slug: row.board_slug }) : `/pin/${row.pin_id}/`;
  return type === 'comment' ? `${page}?comment=${id}` : page;
}
