import type { CountryToken } from '@bowerbird/contract/identity/country-sessions/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { isCountryOrigin, mainOrigin } from '../../core/config/instance-origin.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { signIn } from '../sessions/index.ts';
import { insertCountryToken, takeCountryToken } from './country-sessions.queries.ts';

/** Seconds that a token lives, used or not. */
const TOKEN_SECONDS = 60;

/** Makes the token of a person who is signed in at a country's host; at any other there is none. */
export async function issueCountryToken({ core, request }: CallContext, viewer: SignedInViewer): Promise<CountryToken> {
  if (!isCountryOrigin(core.config, request.origin)) throw new ApiError('forbidden');
  const token = makeToken();
  const target = mainOrigin(core.config);
  await insertCountryToken(core.db, { tokenHash: hashToken(token), sessionId: viewer.sessionId, target, seconds: TOKEN_SECONDS });
  return { token, url: `${target}/vx/users/cctld_session/` };
}

/** Signs the browser in at the main host. Only pages of the countries' hosts may ask, or any site could sign people in as it likes. */
export async function takeCountrySession(context: CallContext, token: string): Promise<void> {
  const { core, viewer, callerOrigin, request } = context;
  if (!callerOrigin || !isCountryOrigin(core.config, callerOrigin)) throw new ApiError('wrong_origin');
  const outcome = await inTransaction(core.db, async (trx) => {
    const subject = await takeCountryToken(trx, hashToken(token), request.origin);
    if (!subject) return 'dead_token' as const;
    if (viewer.userId === subject.userId) return null;
    if (viewer.userId !== null) return 'conflict' as const;
    await signIn(trx, context, subject);
    return null;
  });
  if (outcome !== null) throw new ApiError(outcome);
}
