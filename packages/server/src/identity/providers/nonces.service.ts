import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import { insertNonce, isNonceAlive, isTokenSpent, spendToken, takeNonce } from './nonces.queries.ts';

/** How long somebody may take at the provider, and over the form after it. */
const NONCE_SECONDS = 600;

/** Makes the nonce of one sign-in; only its hash rests. */
export async function makeNonce(db: Database): Promise<string> {
  const nonce = makeToken();
  await insertNonce(db, hashToken(nonce), NONCE_SECONDS);
  return nonce;
}

/** Uses the nonce of an identity token up, after a look that costs nobody anything. Throws `dead_token`. */
export async function spendNonceLater(db: Database, nonce: string | null): Promise<(db: Database) => Promise<void>> {
  const hash = hashToken(nonce ?? '');
  if (nonce === null || !(await isNonceAlive(db, hash))) throw new ApiError('dead_token');
  return async (later) => {
    if (!(await takeNonce(later, hash))) throw new ApiError('dead_token');
  };
}

/** The same for an access token, which is good until it is used once. */
export async function spendTokenLater(db: Database, token: string, until: Date): Promise<(db: Database) => Promise<void>> {
  const hash = hashToken(token);
  if (await isTokenSpent(db, hash)) throw new ApiError('dead_token');
  return async (later) => {
    if (!(await spendToken(later, hash, until))) throw new ApiError('dead_token');
  };
}
