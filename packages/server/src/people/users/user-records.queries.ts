import { sql, type RawBuilder } from 'kysely';
import { carriedParts, type ViewContext } from '../../endpoints/record-parts.ts';
import type { RecordQuery } from '../../endpoints/slots.queries.ts';
import { viewerIdOf } from '../../endpoints/viewer.ts';
import { userVisibleTo } from './users.access.ts';
import { wholeUserColumns, type UserColumns } from './users.queries.ts';

/** People by the ids that are wanted. */
export function userQuery<Row>({ viewer }: ViewContext, columnsFor: (viewerId: string) => UserColumns<Row>): RecordQuery<Row> {
  const { columns, joins } = columnsFor(viewerIdOf(viewer));
  return {
    columns,
    joins: sql`LEFT JOIN users u ON u.id = wanted.id ${joins}`,
    isShown: userVisibleTo(viewer, 'u'),
    key: { id: sql.ref('u.id') },
  };
}

/** What names a person, as columns of another record whose statement joins `users` by an alias. */
export function namedUserColumns(alias: string, prefix: string): RawBuilder<unknown> {
  const columns = ['id', 'username', 'full_name', 'picture_signature'] as const;
  return sql.join(columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} AS ${sql.ref(`${prefix}_${column}`)}`));
}

/** The whole active people of some ids as one JSON array. The ids are an SQL set inside the statement of another record. */
export function wholeUsersOf(context: ViewContext, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  const { columns, joins } = wholeUserColumns(viewerIdOf(context.viewer));
  const parts = carriedParts({ ...context, fieldSet: 'detailed', isAlone: false }, 'user').column({ id: sql.ref('u.id') });
  return sql`(SELECT coalesce(json_agg(x), '[]') FROM (SELECT ${columns}, ${parts} FROM users u ${joins} WHERE u.id IN (${ids}) AND u.state = 0) x)`;
}
