import { sessionSchemas } from '@bowerbird/contract/identity/sessions/schemas.ts';
import type { Feature } from '../../feature.ts';
import { sessionHandlers } from './sessions.handlers.ts';
import { deleteDeadSessions, deleteSessionsOf, selectSessionsOf } from './sessions.queries.ts';

export { makeHandshakeToken, signIn } from './handshake.service.ts';
export { resolveViewer, startSession } from './sessions.service.ts';

/** Log-in, the session exchange and log-out (`C7.3`, `C7.4`, `C7.6`). */
export const sessionsFeature: Feature = {
  name: 'sessions',
  schemas: sessionSchemas,
  handlers: sessionHandlers,
  ticks: [{ name: 'sessions', everyMilliseconds: 600_000, run: deleteDeadSessions }],
  owns: ['sessions', 'handshake_tokens', 'known_devices'],
  erase: (core, userId) => deleteSessionsOf(core.db, userId),
  export: async (core, userId) => ({ sessions: await selectSessionsOf(core.db, userId) }),
};
