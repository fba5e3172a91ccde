import type { ClaimedWebsite, ProveInput } from '@bowerbird/contract/account/claimed-websites/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { claimableDomain, MOST_CLAIMED_WEBSITES } from '@bowerbird/domain/identity/claimed-websites.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { makeToken } from '../../core/secrets/tokens.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { deleteWebsite, findWebsite, insertWebsite, markVerified } from './claimed-websites.queries.ts';
import { presentWebsite } from './claimed-websites.views.ts';
import { findProof } from './find-proof.service.ts';

const TRIES_PER_HOUR = 20;

/** Claims a website; it counts once it is proven. */
export async function claimWebsite(core: Core, userId: string, address: string): Promise<ClaimedWebsite> {
  const domain = claimableDomain(address);
  if (domain === null) throw badField('website', 'format');
  const row = await insertWebsite(core.db, { userId, domain, code: makeToken(), most: MOST_CLAIMED_WEBSITES });
  if (!row) throw new ApiError('too_many_things');
  return presentWebsite(row);
}

/** Looks for the proof of a claim; the newest proof of a domain is the one that counts. */
export async function proveWebsite(core: Core, userId: string, input: ProveInput): Promise<ClaimedWebsite> {
  const website = await findWebsite(core.db, userId, input.website_id);
  if (!website) throw new ApiError('not_found');
  await takeFromLimit(core, { name: 'claim-website', subject: userId, most: TRIES_PER_HOUR });
  if (!(await findProof(core, website, input.method))) throw badField('website', 'not_proven');
  await inTransaction(core.db, async (trx) => {
    await markVerified(trx, userId, website);
    await core.outbox.emit(trx, 'user.changed', { userId });
  });
  return presentWebsite((await findWebsite(core.db, userId, website.id))!);
}

export async function unclaimWebsite(core: Core, userId: string, id: string): Promise<void> {
  if (!(await deleteWebsite(core.db, userId, id))) throw new ApiError('not_found');
}
