import type { UserAgentInfo } from '@bowerbird/contract/protocol/request-context.ts';
import type { Core } from '../../core/core.ts';
import { addressPrefix } from '../../core/limits/address-prefix.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, makeToken, sign } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { deleteSessionOfAnother, findSession, insertSession, rotateSession, touchSession } from './sessions.queries.ts';

/** How long a session lives without being used again. */
export const SESSION_DAYS = 180;
/** How long the browser keeps its cookies; browsers allow no more. The session decides. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60;
/** How long a rotated token is still good, for the requests of other tabs that are under way. */
export const GRACE_SECONDS = 30;

/** Finds who a session token belongs to: one SQL statement, or none for some seconds after it. An unknown or dead token makes a stranger. */
export async function resolveViewer(core: Core, token: string | undefined): Promise<Viewer> {
  if (!token) return strangerViewer;
  const hash = hashToken(token);
  const session = await core.sessions.find(hash.toString('base64'), async () => {
    const found = await findSession(core.db, hash);
    if (found?.is_stale) touchLater(core, found.id);
    return found;
  });
  if (!session) return strangerViewer;
  return {
    kind: session.is_limited ? 'LIMITED_LOGIN' : 'AUTH',
    userId: session.user_id,
    sessionId: session.id,
    daysToExpiration: SESSION_DAYS - session.token_days,
    locale: session.locale,
  };
}

function touchLater(core: Core, id: string): void {
  void touchSession(core.db, id, SESSION_DAYS).catch((error: unknown) => core.log.warn({ err: error }, 'session not touched'));
}

/** Starts a session; returns its token, which exists nowhere else. */
export async function startSession(db: Database, options: { userId: string; isLimited: boolean; device: string }): Promise<string> {
  const token = makeToken();
  await insertSession(db, { ...options, place: '', tokenHash: hashToken(token), days: SESSION_DAYS });
  return token;
}

/** Starts the session of a browser that may have one: its own gets a new token, another person's ends. */
export async function replaceSession(
  db: Database,
  options: {
    userId: string;
    isLimited: boolean;
    formerToken: string | undefined;
    device: string;
    place: string;
    network: string;
    groupId: string | null;
  },
): Promise<{ id: string; token: string }> {
  const token = makeToken();
  const row = { ...options, tokenHash: hashToken(token), days: SESSION_DAYS };
  if (options.formerToken) {
    const formerHash = hashToken(options.formerToken);
    const rotated = await rotateSession(db, formerHash, { ...row, graceSeconds: GRACE_SECONDS });
    if (rotated) return { id: rotated, token };
    await deleteSessionOfAnother(db, formerHash, options.userId);
  }
  return { id: await insertSession(db, row), token };
}

/** The network of a call as a keyed hash: equal for accounts that share one, and nothing else can be read from it. */
export function networkOf({ core, address }: Pick<CallContext, 'core' | 'address'>): string {
  return sign(core.config.secretKey, 'network', addressPrefix(address));
}

/** How the list of sessions names a device: `Firefox on Linux`. */
export function deviceOf(userAgent: UserAgentInfo): string {
  return [userAgent.browserName, userAgent.osName]
    .filter((part) => part !== '')
    .join(' on ')
    .slice(0, 100);
}
