import {
  HandshakeSessionResource,
  loginHandshake,
  refreshStoredAccounts,
  refreshToken,
  secondFactorHandshake,
  UserSessionResource,
} from '@bowerbird/contract/identity/sessions/calls.ts';
import { handle } from '../../endpoints/handle.ts';
import { bringConsent } from '../cookie-consent/index.ts';
import { readViewerRecord } from '../viewer/index.ts';
import { readStoredAccounts, switchAccount } from './account-groups.service.ts';
import { passSecondFactor } from './first-factor.service.ts';
import { exchangeHandshakeToken } from './handshake.service.ts';
import { logIn } from './log-in.service.ts';
import { endSession, refreshIdentity } from './end-session.service.ts';

export const sessionHandlers = [
  handle(loginHandshake, async (context, input) => logIn(context, input)),

  handle(secondFactorHandshake, async (context, input) => {
    const { attempt, mfa_token: code, trust_device: trust, username_or_email = '', password = '', token } = input;
    const trustDevice = trust === true || trust === 'true';
    if (attempt === undefined) return logIn(context, { username_or_email, password, mfa_token: code, token }, trustDevice);
    return passSecondFactor(context, { attempt, code, trustDevice });
  }),

  handle(HandshakeSessionResource.create, async (context, input) => {
    const viewer = await exchangeHandshakeToken(context, input.token, {
      addsAccount: input.adds_account,
      remembersDevice: input.remember_device,
    });
    await bringConsent(context, viewer.userId);
    return readViewerRecord(context.core, viewer);
  }),

  handle(UserSessionResource.create, async (context, input) => {
    const { account_id: userId } = input;
    const viewer = userId === undefined ? context.viewer : await switchAccount(context, userId);
    return readStoredAccounts({ ...context, viewer });
  }),

  handle(refreshStoredAccounts, async (context) => readStoredAccounts(context)),

  handle(refreshToken, async (context) => ({ days_to_expiration: await refreshIdentity(context) })),

  handle(UserSessionResource.delete, async (context, input) => {
    await endSession(context, input.all_accounts ?? false);
    return null;
  }),
];
