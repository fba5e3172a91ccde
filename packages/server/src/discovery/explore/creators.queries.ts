import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isListed, notBlocked, notMuted, userVisibleTo } from '../../people/users/index.ts';
import { isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { chosenTopics } from '../topics/index.ts';

/** So many of the best pins of each topic are looked at, and so many of the likeliest people. */
const PINS_OF_TOPIC = 60;
const MOST_RANKED = 60;
const MOST_PINS = 3;

export interface CreatorRow {
  readonly user_id: string;
  readonly pin_ids: readonly string[];
}

/**
 * Whom somebody may want to follow, each with their best pins about it: whose pins are among the best of most topics that the
 * viewer follows, then who has most of them. Each topic is a bounded range of one index.
 */
export async function selectCreators(db: Database, viewer: SignedInViewer, most: number): Promise<CreatorRow[]> {
  const me = viewer.userId;
  const { rows } = await sql<CreatorRow>`
    WITH best AS (SELECT x.pin_id, x.quality, k.topic_id FROM (${chosenTopics(me)}) k
      CROSS JOIN LATERAL (SELECT pin_id, quality FROM picture_topics WHERE topic_id = k.topic_id
        ORDER BY quality DESC, pin_id DESC LIMIT ${PINS_OF_TOPIC}) x),
    shown AS MATERIALIZED (SELECT p.id, p.owner_id, b.topic_id, b.quality FROM best b JOIN pins p ON p.id = b.pin_id ${joinsOfPin('p')}
      WHERE p.owner_id <> ${me} AND ${isPinShown(viewer, 'p')} AND ${isOfAdults('p')}),
    ranked AS (SELECT owner_id, count(DISTINCT topic_id) topics, count(DISTINCT id) pins FROM shown
      WHERE NOT EXISTS (SELECT 1 FROM user_follows f WHERE f.follower_id = ${me} AND f.user_id = owner_id)
      GROUP BY owner_id ORDER BY 2 DESC, 3 DESC, owner_id DESC LIMIT ${MOST_RANKED})
    SELECT u.id user_id, ARRAY(SELECT s.id::text FROM shown s WHERE s.owner_id = u.id GROUP BY s.id ORDER BY max(s.quality) DESC, s.id DESC
      LIMIT ${MOST_PINS}) pin_ids
    FROM ranked r JOIN users u ON u.id = r.owner_id
    WHERE ${userVisibleTo(viewer, 'u')} AND ${isListed('u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${notMuted(viewer, sql.ref('u.id'))}
    ORDER BY r.topics DESC, r.pins DESC, u.id DESC LIMIT ${most}`.execute(db);
  return rows;
}
