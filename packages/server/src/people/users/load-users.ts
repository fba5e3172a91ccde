import type { User, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { mayReadSecret, viewerIdOf } from '../../endpoints/viewer.ts';
import { selectUserCards, selectUsers } from './users.queries.ts';
import { presentUser, presentUserCard } from './users.views.ts';

/**
 * Loads people by id, as this viewer sees them: one statement, none without ids. People who are not active are absent;
 * who may be seen at all is the caller's question (`userVisibleTo`).
 */
export async function loadUsers(context: Pick<CallContext, 'core' | 'viewer'>, ids: Iterable<string>): Promise<Map<string, User>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { core, viewer } = context;
  const rows = await selectUsers(core.db, wanted, viewerIdOf(viewer));
  const options = {
    viewerId: viewer.userId,
    mediaUrl: core.config.mediaUrl,
    countsSecretBoards: mayReadSecret(viewer, 'boards:read_secret'),
    countsSecretPins: mayReadSecret(viewer, 'pins:read_secret'),
  };
  return new Map(rows.map((row) => [row.id, presentUser(row, options)]));
}

/** Loads what cards show of people, by id: one statement, none without ids. People who are not active are absent. */
export async function loadUserCards(db: Database, ids: Iterable<string>, mediaUrl: string): Promise<Map<string, UserCard>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await selectUserCards(db, wanted);
  return new Map(rows.map((row) => [row.id, presentUserCard(row, mediaUrl)]));
}
