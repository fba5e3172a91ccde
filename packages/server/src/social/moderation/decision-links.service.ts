import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { AppealByLinkInput, StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { appealDays } from '@bowerbird/domain/social/moderation.ts';
import type { Core } from '../../core/core.ts';
import { equalsSafely, sign } from '../../core/secrets/tokens.ts';
import { selectStatus } from './account-status.queries.ts';
import { keepAppeal } from './account-status.service.ts';
import { presentStatus } from './moderation.views.ts';

const PURPOSE = 'decision';
const DAY_SECONDS = 86_400;

/** The path at which an author reads one decision and answers it without a log-in. A suspended person has no other way. */
export function decisionPath(
  { config, now }: Pick<Core, 'config' | 'now'>,
  { id, author_id: authorId }: { readonly id: string; readonly author_id: string },
): string {
  const about = `${id}.${authorId}.${Math.floor(now() / 1000) + appealDays * DAY_SECONDS}`;
  return `/secure/decision/?token=${about}.${sign(config.secretKey, PURPOSE, about)}`;
}

/** Whose decision a link is about. Throws `dead_token`. */
function readToken({ config, now }: Core, token: string): { readonly caseId: string; readonly userId: string } {
  const [caseId = '', userId = '', until = '', signature = ''] = token.split('.');
  const isSigned = equalsSafely(signature, sign(config.secretKey, PURPOSE, `${caseId}.${userId}.${until}`));
  if (!isSigned || Number(until) * 1000 < now()) throw new ApiError('dead_token');
  return { caseId, userId };
}

/** What a link is about: this one decision and nothing else. */
export async function readByLink(core: Core, token: string): Promise<StatusEntry> {
  const { caseId, userId } = readToken(core, token);
  const [row] = await selectStatus(core.db, userId, caseId);
  if (!row) throw new ApiError('dead_token');
  return presentStatus(row);
}

/** Answers the decision that a link is about. */
export async function appealByLink(core: Core, { token, text }: AppealByLinkInput): Promise<StatusEntry> {
  const { caseId, userId } = readToken(core, token);
  return keepAppeal(core, userId, { caseId, text, missing: 'dead_token' });
}
