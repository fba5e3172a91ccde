import { sql, type RawBuilder } from 'kysely';
import { deciders } from './moderators.queries.ts';

/** A case by what its columns are, or by what they are called. */
interface CaseInSql {
  readonly id: string | RawBuilder<unknown>;
  readonly author_id: string | RawBuilder<unknown>;
}

/** True in SQL when a pin (`p`) was reported in a case. */
export const isReportedIn = ({ id }: Pick<CaseInSql, 'id'>): RawBuilder<boolean> =>
  sql<boolean>`p.id IN (SELECT r.target_id FROM reports r WHERE r.case_id = ${id} AND r.target_type = 'pin')`;

/** True in SQL when a pin (`p`) only shares the picture, and belongs to somebody who decides about reports: it gets a case of its own. */
export const isSpared = (found: CaseInSql): RawBuilder<boolean> =>
  sql<boolean>`(NOT ${isReportedIn(found)} AND p.owner_id <> ${found.author_id} AND p.owner_id IN (${deciders}))`;
