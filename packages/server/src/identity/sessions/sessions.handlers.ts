import {
  HandshakeSessionResource,
  loginHandshake,
  refreshStoredAccounts,
  refreshToken,
  UserSessionResource,
} from '@bowerbird/contract/identity/sessions/calls.ts';
import { secondFactorHandshake } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { handle } from '../../endpoints/handle.ts';
import { bringConsent } from '../cookie-consent/index.ts';
import { readViewerRecord } from '../viewer/index.ts';
import { readStoredAccounts, switchAccount } from './account-groups.service.ts';
import { passSecondFactor } from './first-factor.service.ts';
import { exchangeHandshakeToken } from './handshake.service.ts';
import { logIn } from './log-in.service.ts';
import { endSession, refreshIdentity } from './end-session.service.ts';

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
    const viewer = await exchangeHandshakeToken(context, input.token, {
      addsAccount: input.adds_account,
      remembersDevice: input.remember_device,
    });
    await bringConsent(context, viewer.userId);
    return readViewerRecord(context.core, viewer);
  }),

  handle(UserSessionResource.create, async ({ input, ...context }) => {
    const viewer = await switchAccount(context, input.account_id);
    return readStoredAccounts({ ...context, viewer });
  }),

  handle(refreshStoredAccounts, async ({ input: _input, ...context }) => readStoredAccounts(context)),

  handle(refreshToken, async ({ input: _input, ...context }) => ({ days_to_expiration: await refreshIdentity(context) })),

  handle(UserSessionResource.delete, async ({ input, ...context }) => {
    await endSession(context, input.all_accounts ?? false);
    return null;
  }),
];
