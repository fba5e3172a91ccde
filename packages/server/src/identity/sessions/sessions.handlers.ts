import { HandshakeSessionResource, loginHandshake, UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { secondFactorHandshake } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { handle } from '../../endpoints/handle.ts';
import { cookieNames } from '../../http/cookies.ts';
import { readViewerRecord } from '../viewer/index.ts';
import { passSecondFactor } from './first-factor.service.ts';
import { exchangeHandshakeToken } from './handshake.service.ts';
import { logIn } from './log-in.service.ts';
import { deleteSession } from './sessions.queries.ts';

export const sessionHandlers = [
  handle(loginHandshake, async ({ input, ...context }) => logIn(context, input)),

  handle(secondFactorHandshake, async ({ input, ...context }) =>
    passSecondFactor(context, {
      attempt: input.attempt,
      code: input.mfa_token,
      trustDevice: input.trust_device === true || input.trust_device === 'true',
    }),
  ),

  handle(HandshakeSessionResource.create, async ({ input, ...context }) => {
    const viewer = await exchangeHandshakeToken(context, input.token);
    return readViewerRecord(context.core, viewer);
  }),

  handle(UserSessionResource.delete, async ({ viewer, db, cookies, cookieEffects }) => {
    if (viewer.sessionId !== null) await deleteSession(db, viewer.sessionId);
    if (cookies[cookieNames.session] !== undefined) cookieEffects.push({ name: cookieNames.session, value: null });
    return null;
  }),
];
