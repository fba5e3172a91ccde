import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** A topic that a picture has by itself weighs so much at least; one that neighbours lend weighs less, and is not lent on. */
export const OWN_QUALITY = 1_000;

const MOST_BOARDS = 5;
const NEWEST_OF_BOARD = 40;
const MOST_LENT = 4;
/** So many neighbours carry a topic, and this share of them, before they lend it. */
const FEWEST_NEIGHBOURS = 3;
const LEAST_SHARE = 1 / 2;
/** So many pictures of a board without topics are looked at again when something joins it. */
const MOST_BARE = 10;

const isPublic = sql`audience = 0 AND deleted_at IS NULL`;

interface LentTopic {
  readonly picture_id: string;
  readonly topic_id: string;
  /** Below zero: less sure than what any word says, and surest where most neighbours carry it. */
  readonly sureness: number;
}

/** What pictures are about by those that stand on the same public boards: topics that many of them carry. */
export async function selectLentTopics(db: Database, pictureIds: readonly string[]): Promise<LentTopic[]> {
  const { rows } = await sql<LentTopic>`SELECT w.picture_id, l.topic_id, l.sureness FROM unnest(${pictureIds}::bigint[]) w(picture_id)
    CROSS JOIN LATERAL (
      WITH boards_of AS MATERIALIZED (SELECT p.board_id FROM pins p ${joinsOfPin('p')} WHERE p.picture_id = w.picture_id AND ${isPinShown(strangerViewer, 'p')} ORDER BY p.id DESC LIMIT ${MOST_BOARDS}),
        near AS MATERIALIZED (SELECT DISTINCT q.picture_id FROM boards_of b CROSS JOIN LATERAL (SELECT n.picture_id FROM pins n ${joinsOfPin('n')}
          WHERE n.board_id = b.board_id AND ${isPinShown(strangerViewer, 'n')} ORDER BY n.id DESC LIMIT ${NEWEST_OF_BOARD}) q WHERE q.picture_id <> w.picture_id)
      SELECT x.topic_id, -(rank() OVER (ORDER BY count(*) DESC))::int sureness FROM near JOIN picture_topics x USING (picture_id) WHERE x.quality >= ${OWN_QUALITY}
      GROUP BY 1 HAVING count(*) >= ${FEWEST_NEIGHBOURS} AND count(*) >= ${LEAST_SHARE}::float8 * (SELECT count(*) FROM near)
      ORDER BY count(*) DESC, 1 LIMIT ${MOST_LENT}) l`.execute(db);
  return rows;
}

/** Pictures without topics on the boards of these pins: what joined them may be what tells about these. */
export async function selectBareNeighbours(db: Database, pinIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ picture_id: string }>`SELECT DISTINCT n.picture_id FROM
      (SELECT DISTINCT board_id FROM pins WHERE id = ANY(${pinIds}::bigint[]) AND ${isPublic}) b
    CROSS JOIN LATERAL (SELECT q.picture_id FROM (SELECT picture_id FROM pins WHERE board_id = b.board_id AND ${isPublic}
        ORDER BY id DESC LIMIT ${NEWEST_OF_BOARD}) q
      WHERE NOT EXISTS (SELECT 1 FROM picture_topics x WHERE x.picture_id = q.picture_id) LIMIT ${MOST_BARE}) n`.execute(db);
  return rows.map((row) => row.picture_id);
}
