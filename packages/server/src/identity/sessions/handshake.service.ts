import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { cookieNames } from '../../http/cookies.ts';
import { insertHandshakeToken, rememberDevice, takeHandshakeToken } from './sessions.queries.ts';
import { COOKIE_SECONDS, deviceOf, replaceSession } from './sessions.service.ts';

/** Seconds that a handshake token lives, used or not. */
export const HANDSHAKE_SECONDS = 60;

/** Whose session a handshake token may start. */
export interface HandshakeSubject {
  readonly userId: string;
  readonly isRegistration: boolean;
  readonly isLimited: boolean;
}

/** Makes the one-time token that a browser exchanges for its session; it is not bound to a browser. */
export async function makeHandshakeToken(db: Database, subject: HandshakeSubject): Promise<string> {
  const token = makeToken();
  await insertHandshakeToken(db, { ...subject, tokenHash: hashToken(token), seconds: HANDSHAKE_SECONDS });
  return token;
}

/** Uses a handshake token up and signs this browser in; throws `dead_token`. */
export async function exchangeHandshakeToken(context: CallContext, token: string): Promise<SignedInViewer> {
  const viewer = await context.core.db.transaction().execute(async (trx) => {
    const subject = await takeHandshakeToken(trx, hashToken(token));
    return subject ? signIn(trx, context, subject) : null;
  });
  if (!viewer) throw new ApiError('dead_token');
  return viewer;
}

/** Signs this browser in: a new session token in its cookie, its former session ended, and the device known from now on. */
export async function signIn(db: Database, context: CallContext, subject: { userId: string; isLimited: boolean }): Promise<SignedInViewer> {
  const { cookies, cookieEffects, request } = context;
  const session = await replaceSession(db, {
    ...subject,
    formerToken: cookies[cookieNames.session],
    device: deviceOf(request.userAgent),
    place: request.countryFromIp ?? '',
  });
  const device = readDevice(cookies) ?? makeToken();
  await rememberDevice(db, subject.userId, hashToken(device));
  cookieEffects.push(
    { name: cookieNames.session, value: session.token, maxAgeSeconds: COOKIE_SECONDS },
    { name: cookieNames.device, value: device, maxAgeSeconds: COOKIE_SECONDS },
  );
  return { kind: subject.isLimited ? 'LIMITED_LOGIN' : 'AUTH', userId: subject.userId, sessionId: session.id };
}

/** The device token of a browser's cookies, if it has one that we made. */
export function readDevice(cookies: CallContext['cookies']): string | null {
  const device = cookies[cookieNames.device];
  return device && /^[\w-]{43}$/.test(device) ? device : null;
}
