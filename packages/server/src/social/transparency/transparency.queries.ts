import { sql } from 'kysely';
import type { Decision } from '@bowerbird/domain/social/moderation.ts';
import type { ReportReason } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';

export interface MonthRow {
  readonly month: string;
  readonly reports: number;
  readonly noticed: number;
  readonly reasons: { readonly reason: ReportReason; readonly count: number }[];
  readonly decisions: { readonly decision: Decision; readonly count: number }[];
  readonly appeals: number;
  readonly upheld: number;
  readonly lifted: number;
  readonly median_hours: number | null;
}

/** What happened in each of the last twelve months, the newest first. */
export async function selectMonths(db: Database): Promise<MonthRow[]> {
  const month = (column: string) => sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM')`;
  const since = sql`date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '11 months'`;
  const { rows } = await sql<MonthRow>`
    WITH said AS (SELECT ${month('created_at')} AS month, reason, rule FROM reports WHERE created_at >= ${since} AND rule IS DISTINCT FROM 'same_picture'),
      reasons AS (SELECT month, reason, count(*)::int AS count FROM said GROUP BY 1, 2),
      did AS (SELECT month, act, count(*)::int AS count FROM (SELECT DISTINCT ON (case_id) case_id, ${month('at')} AS month, act FROM moderation_log
        WHERE case_id IS NOT NULL AND at >= ${since} AND act IN ('nothing', 'warn', 'hide', 'remove', 'limit', 'suspend', 'undone')
        ORDER BY case_id, id DESC) l WHERE act <> 'undone' GROUP BY 1, 2),
      answered AS (SELECT ${month('at')} AS month, act FROM moderation_log WHERE case_id IS NOT NULL AND at >= ${since} AND act IN ('upheld', 'lifted', 'upheld_alone', 'lifted_alone')),
      asked AS (SELECT ${month('appealed_at')} AS month FROM moderation_cases WHERE appealed_at >= ${since}),
      took AS (SELECT ${month('decided_at')} AS month, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - opened_at) / 3600) AS hours
        FROM moderation_cases WHERE decided_at >= ${since} AND parent_id IS NULL GROUP BY 1),
      months AS (SELECT month FROM said UNION SELECT month FROM did UNION SELECT month FROM answered UNION SELECT month FROM asked)
    SELECT m.month,
      (SELECT count(*)::int FROM said s WHERE s.month = m.month AND s.rule IS NULL) AS reports,
      (SELECT count(*)::int FROM said s WHERE s.month = m.month AND s.rule IS NOT NULL) AS noticed,
      coalesce((SELECT json_agg(json_build_object('reason', r.reason, 'count', r.count) ORDER BY r.count DESC, r.reason) FROM reasons r WHERE r.month = m.month), '[]') AS reasons,
      coalesce((SELECT json_agg(json_build_object('decision', d.act, 'count', d.count) ORDER BY d.count DESC, d.act) FROM did d WHERE d.month = m.month), '[]') AS decisions,
      (SELECT count(*)::int FROM asked a WHERE a.month = m.month) AS appeals,
      (SELECT count(*)::int FROM answered a WHERE a.month = m.month AND a.act LIKE 'upheld%') AS upheld,
      (SELECT count(*)::int FROM answered a WHERE a.month = m.month AND a.act LIKE 'lifted%') AS lifted,
      (SELECT round(t.hours::numeric, 1)::float FROM took t WHERE t.month = m.month) AS median_hours
    FROM months m ORDER BY m.month DESC`.execute(db);
  return rows;
}
