import { sql, type RawBuilder } from 'kysely';
import { boardMilestones } from '@bowerbird/domain/social/news-kinds.ts';
import { countWithWaiting } from '../../core/counters/index.ts';
import { toldId } from '../news-kinds/index.ts';

/** Pins whose picture came to be on so many boards that its first person is told; each number once. */
export function reachedMilestones(events: RawBuilder<unknown>): RawBuilder<unknown> {
  const saves = countWithWaiting('picture_counters.saves', sql.ref('c.saves'), sql.ref('x.picture_id'));
  return sql`SELECT o.id AS pin_id, o.owner_id AS user_id, x.day, x.event_id, max(m.boards) AS boards
    FROM (SELECT DISTINCT ON (p.picture_id) p.picture_id, e.day, e.id::bigint AS event_id
        FROM ${events} e(id text, payload jsonb, day date) JOIN pins p ON p.id = ${toldId('pinId')}
        WHERE p.via_pin_id IS NOT NULL AND p.audience = 0 AND p.deleted_at IS NULL ORDER BY p.picture_id, e.id) x
      LEFT JOIN picture_counters c ON c.picture_id = x.picture_id
      CROSS JOIN LATERAL (SELECT f.id, f.owner_id FROM pins f WHERE f.picture_id = x.picture_id AND f.audience = 0 AND f.deleted_at IS NULL
        ORDER BY f.id LIMIT 1) o
      JOIN unnest(${sql.lit(`{${boardMilestones.join(',')}}`)}::int[]) m(boards) ON m.boards <= ${saves}
    GROUP BY o.id, o.owner_id, x.day, x.event_id`;
}
