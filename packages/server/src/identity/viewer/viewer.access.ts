import { sql } from 'kysely';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { visibility, type Visibility } from '../../endpoints/visibility.access.ts';

/** True in SQL when this row of `users` (by its alias) is the viewer's own, and the account is active. */
export function isViewer(viewer: Viewer, alias: string): Visibility {
  return visibility(sql<boolean>`${sql.ref(`${alias}.id`)} = ${viewerIdOf(viewer)} AND ${sql.ref(`${alias}.state`)} = 0`);
}
