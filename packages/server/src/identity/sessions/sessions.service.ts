import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { findSession, insertSession, touchSession } from './sessions.queries.ts';

/** How long a session lives without being used again. */
export const SESSION_DAYS = 180;

/** Finds who a session token belongs to: one SQL statement. An unknown or dead token makes a stranger. */
export async function resolveViewer(core: Core, token: string | undefined): Promise<Viewer> {
  if (!token) return strangerViewer;
  const session = await findSession(core.db, hashToken(token));
  if (!session) return strangerViewer;
  if (session.is_stale) void touchSession(core.db, session.id).catch((error: unknown) => core.log.warn({ err: error }, 'session not touched'));
  return { kind: session.is_limited ? 'LIMITED_LOGIN' : 'AUTH', userId: session.user_id, sessionId: session.id };
}

/** Starts a session; returns its token, which exists nowhere else. */
export async function startSession(db: Database, options: { userId: string; isLimited: boolean; device: string }): Promise<string> {
  const token = makeToken();
  await insertSession(db, { ...options, tokenHash: hashToken(token), days: SESSION_DAYS });
  return token;
}
