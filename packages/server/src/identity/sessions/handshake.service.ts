import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { cookieNames } from '../../http/cookies.ts';
import { settleLocale } from '../accounts/index.ts';
import { enterGroup } from './account-groups.service.ts';
import { bringBack, findDaysAway, insertHandshakeToken, rememberDevice, takeHandshakeToken } from './sessions.queries.ts';
import { COOKIE_SECONDS, deviceOf, networkOf, replaceSession } from './sessions.service.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody signed in to an account from a browser that it did not know, though it knew others. */
    'device.added': { userId: string; device: string; place: string };
  }
}

/** Seconds that a handshake token lives, used or not. */
const HANDSHAKE_SECONDS = 60;
/** How long a device that the person trusts is spared the second factor. */
const TRUST_DAYS = 30;
/** How long a device remembers its person, who asked it to; each full log-in there begins anew. */
const REMEMBER_DAYS = 90;
/** Who signs in after so many days away counts as won back (`C9.3`). */
const RESURRECTION_DAYS = 28;

/** Whose session a handshake token may start. */
export interface HandshakeSubject {
  readonly userId: string;
  readonly isRegistration: boolean;
  readonly isLimited: boolean;
  /** Whether the browser that exchanges it is spared the second factor for a while. */
  readonly trustsDevice?: boolean;
}

/** What a person wants of this browser when they sign in. */
export interface SignInWishes {
  /** Keeps who is signed in already, to switch back to. */
  readonly addsAccount?: boolean;
  /** Lets the device go on as them later, without a password, in a limited log-in. */
  readonly remembersDevice?: boolean;
}

/** Makes the one-time token that a browser exchanges for its session; it is not bound to a browser. */
export async function makeHandshakeToken(db: Database, subject: HandshakeSubject): Promise<string> {
  const token = makeToken();
  await insertHandshakeToken(db, { trustsDevice: false, ...subject, tokenHash: hashToken(token), seconds: HANDSHAKE_SECONDS });
  return token;
}

/** Uses a handshake token up as a proof alone, without signing in; nothing for one that is dead. */
export async function spendHandshakeToken(db: Database, token: string): Promise<{ userId: string; isLimited: boolean } | null> {
  return takeHandshakeToken(db, hashToken(token));
}

/** Uses a handshake token up and signs this browser in, in the way that its person wants; throws `dead_token`. */
export async function exchangeHandshakeToken(context: CallContext, token: string, wishes: SignInWishes = {}): Promise<SignedInViewer> {
  const viewer = await inTransaction(context.core.db, async (trx) => {
    const subject = await takeHandshakeToken(trx, hashToken(token));
    if (!subject) return null;
    // Whoever left comes back by logging in.
    if (await bringBack(trx, subject.userId)) await emitEvent(trx, 'user.visibility_changed', { userId: subject.userId });
    // An account that was made for somebody speaks the language in which they first see it.
    await settleLocale(trx, subject.userId, context.request.locale);
    return signIn(trx, context, { ...subject, ...wishes });
  });
  if (!viewer) throw new ApiError('dead_token');
  return viewer;
}

/**
 * Signs this browser in: a new session token in its cookie, and the device known from now on. Its former session is ended
 * unless its account is kept beside.
 */
export async function signIn(
  db: Database,
  context: CallContext,
  subject: { userId: string; isLimited: boolean; trustsDevice?: boolean } & SignInWishes,
): Promise<SignedInViewer> {
  const { core, cookies, cookieEffects, request } = context;
  const daysAway = await findDaysAway(db, subject.userId);
  if (daysAway !== null && daysAway >= RESURRECTION_DAYS) core.metrics.resurrections.inc();
  const device = deviceOf(request.userAgent);
  const groupId = await enterGroup(db, context, subject.userId, subject.addsAccount ?? false);
  const session = await replaceSession(db, {
    userId: subject.userId,
    isLimited: subject.isLimited,
    groupId,
    formerToken: groupId === null ? cookies[cookieNames.session] : undefined,
    device,
    place: request.countryFromIp ?? '',
    network: networkOf(context),
  });
  const { isNew } = await rememberDevice(db, {
    userId: subject.userId,
    deviceHash: hashToken(ensureDeviceToken(context)),
    trustDays: subject.trustsDevice ? TRUST_DAYS : null,
    // What no password proved is no reason to be remembered longer.
    rememberDays: subject.remembersDevice && !subject.isLimited ? REMEMBER_DAYS : null,
  });
  if (isNew) await emitEvent(db, 'device.added', { userId: subject.userId, device, place: request.countryFromIp ?? '' });
  cookieEffects.push({ name: cookieNames.session, value: session.token, maxAgeSeconds: COOKIE_SECONDS });
  return { kind: subject.isLimited ? 'LIMITED_LOGIN' : 'AUTH', userId: subject.userId, sessionId: session.id };
}

/** The device token of this browser; one that has none gets it with this reply. */
function ensureDeviceToken({ cookies, cookieEffects }: CallContext): string {
  const given = cookieEffects.find(({ name }) => name === cookieNames.device)?.value;
  if (given) return given;
  const device = readDevice(cookies) ?? makeToken();
  cookieEffects.push({ name: cookieNames.device, value: device, maxAgeSeconds: COOKIE_SECONDS });
  return device;
}

/** The device token of a browser's cookies, if it has one that we made. */
export function readDevice(cookies: CallContext['cookies']): string | null {
  const device = cookies[cookieNames.device];
  return device && /^[\w-]{43}$/.test(device) ? device : null;
}
