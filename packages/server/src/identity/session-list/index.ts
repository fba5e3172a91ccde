import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import { sessionListSchemas } from '@bowerbird/contract/identity/session-list/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { endSessions } from '../sessions/index.ts';
import { deleteOwnSession, selectSessions } from './session-list.queries.ts';
import { presentSession } from './session-list.views.ts';

/** Where a person is signed in, and ending it. */
export const sessionListFeature: Feature = {
  name: 'session-list',
  schemas: sessionListSchemas,
  handlers: [
    handle(UserSessionsResource.get, async ({ db, viewer }) => {
      const { userId, sessionId } = viewer;
      return (await selectSessions(db, userId)).map((row) => presentSession(row, sessionId));
    }),
    handle(UserSessionsResource.delete, async ({ db, viewer }, input) => {
      const { userId, sessionId } = viewer;
      if ('all_others' in input) await endSessions(db, userId, sessionId);
      else if (!(await deleteOwnSession(db, userId, input.session_id))) throw new ApiError('not_found');
      return null;
    }),
  ],
};
