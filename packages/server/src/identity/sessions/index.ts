import { sessionSchemas } from '@bowerbird/contract/identity/sessions/schemas.ts';
import type { Feature } from '../../feature.ts';
import { sessionHandlers } from './sessions.handlers.ts';
import { deleteDeadSessions, endSessions, forgetDevices, selectSessionsOf } from './sessions.queries.ts';

export { passFirstFactor } from './first-factor.service.ts';
export { makeHandshakeToken, readDevice, signIn, spendHandshakeToken } from './handshake.service.ts';
export { endSessions, selectLivingSessions } from './sessions.queries.ts';
export { resolveViewer, startSession } from './sessions.service.ts';

/** Log-in, the session exchange and log-out (`C7.3`, `C7.4`, `C7.6`). */
export const sessionsFeature: Feature = {
  name: 'sessions',
  schemas: sessionSchemas,
  handlers: sessionHandlers,
  ticks: [{ name: 'sessions', everyMilliseconds: 600_000, run: deleteDeadSessions }],
  personalData: {
    tables: ['sessions', 'handshake_tokens', 'known_devices', 'log_in_attempts'],
    erase: async (core, userId) => {
      await endSessions(core.db, userId);
      await forgetDevices(core.db, userId);
    },
    export: async (core, userId) => ({ sessions: await selectSessionsOf(core.db, userId) }),
    revertIntrusion: async (db, { userId }) => {
      await endSessions(db, userId);
      await forgetDevices(db, userId);
    },
  },
};
