import type { ListedSession } from '@bowerbird/contract/identity/session-list/schemas.ts';
import type { SessionListRow } from './session-list.queries.ts';

export function presentSession(row: SessionListRow, ownSessionId: string): ListedSession {
  return {
    session_id: row.id,
    device: row.device,
    place: row.place,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    is_this_device: row.id === ownSessionId,
  };
}
