import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer, viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { bySureness } from '../topics/index.ts';
import { boardShown, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** The newest pins of a person that are looked at: some are saves of the same picture. */
const PINS_LOOKED_AT = 60;

/** More pins of the one whose pin this is, newest first, each picture once. */
export async function selectMoreOfPinner(db: Database, viewer: Viewer, pinId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`WITH seed AS (SELECT owner_id, picture_id FROM pins WHERE id = ${pinId})
    SELECT max(x.id)::text id FROM (SELECT p.id, p.picture_id FROM (SELECT * FROM pins WHERE owner_id = (SELECT owner_id FROM seed) AND deleted_at IS NULL
      ORDER BY id DESC LIMIT ${PINS_LOOKED_AT}) p ${joinsOfPin('p')} WHERE ${isPinShown(viewer, 'p')} AND p.picture_id <> (SELECT picture_id FROM seed)) x
    GROUP BY x.picture_id ORDER BY max(x.id) DESC LIMIT ${most}`.execute(db);
  return rows.map((row) => row.id);
}

/** The public boards that most of these pins stand on, but for that of one pin. */
export async function selectBoardsOfPins(
  db: Database,
  viewer: Viewer,
  { pinIds, except, most }: { pinIds: readonly string[]; except: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT b.id FROM (SELECT board_id, count(*) n FROM pins WHERE id = ANY(${[...pinIds]}::bigint[]) GROUP BY 1) x
    JOIN boards b ON b.id = x.board_id JOIN users o ON o.id = b.owner_id
    WHERE b.id <> (SELECT board_id FROM pins WHERE id = ${except}) AND ${boardShown(viewer, 'b', 'o')} AND ${boardShown(strangerViewer, 'b', 'o')}
    ORDER BY x.n DESC, b.id LIMIT ${most}`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether products may stand beneath a pin: its person may not want them there, and the viewer may want none at all. */
export async function mayShowProducts(db: Database, viewer: Viewer, pinId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`SELECT NOT p.shopping_rec_disabled AND coalesce(s.shows_shopping, true) AS may
    FROM pins p LEFT JOIN user_settings s ON s.user_id = ${viewerIdOf(viewer)} WHERE p.id = ${pinId}`.execute(db);
  return rows[0]?.may ?? false;
}

/** The surest topic of a pin whose products may stand beneath it, for this viewer; named in a language or in English. */
export async function selectTopicToBuy(
  db: Database,
  { viewer, language }: { viewer: Viewer; language: string },
  pinId: string,
): Promise<{ id: string; slug: string; name: string } | null> {
  const { rows } = await sql<{ id: string; slug: string; name: string }>`SELECT t.id, t.slug, n.name FROM pins p
      LEFT JOIN user_settings s ON s.user_id = ${viewerIdOf(viewer)}
      JOIN picture_topics x ON x.picture_id = p.picture_id JOIN topics t ON t.id = x.topic_id
      CROSS JOIN LATERAL (SELECT n.name FROM topic_names n WHERE n.topic_id = t.id AND n.language IN (${language}, 'en')
        ORDER BY n.language = 'en' LIMIT 1) n
    WHERE p.id = ${pinId} AND NOT p.shopping_rec_disabled AND coalesce(s.shows_shopping, true)
      AND NOT t.is_hidden AND t.successor_id IS NULL
    ORDER BY ${bySureness} LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
