import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { viewerIdOf } from '../../endpoints/viewer.ts';
import { selectUsers } from './users.queries.ts';
import { presentUser } from './users.views.ts';

/**
 * Loads people by id, as this viewer sees them: one statement, none without ids. People who are not active are absent;
 * who may be seen at all is the caller's question (`userVisibleTo`).
 */
export async function loadUsers(context: Pick<CallContext, 'core' | 'viewer'>, ids: Iterable<string>): Promise<Map<string, User>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { core, viewer } = context;
  const rows = await selectUsers(core.db, wanted, viewerIdOf(viewer));
  const options = { viewerId: viewer.userId, mediaUrl: core.config.mediaUrl };
  return new Map(rows.map((row) => [row.id, presentUser(row, options)]));
}
