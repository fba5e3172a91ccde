import type { MerchantInput, VerifiedMerchant } from '@bowerbird/contract/business/merchants/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { dismissBanner, findMerchant, savePolicies } from './merchants.queries.ts';
import { presentMerchant } from './merchants.views.ts';

/** The viewer's business as a merchant. Throws `forbidden` for people who have none. */
export async function readMerchant(core: Core, userId: string): Promise<VerifiedMerchant> {
  const row = await findMerchant(core.db, userId);
  if (!row) throw new ApiError('forbidden');
  return presentMerchant(row, core.now());
}

/** Dismisses a banner and sets policies, as given. Throws `forbidden` for people without a business. */
export async function updateMerchant(core: Core, userId: string, input: MerchantInput): Promise<VerifiedMerchant> {
  const shipping = readPolicy('shipping_policy_url', input);
  const returns = readPolicy('return_policy_url', input);
  await requireAllowedTexts(core, { shipping_policy_url: shipping, return_policy_url: returns });
  await inTransaction(core.db, async (trx) => {
    if (!(await savePolicies(trx, userId, { shipping, returns }))) throw new ApiError('forbidden');
    if (input.dismissed_banner) await dismissBanner(trx, userId, input.dismissed_banner);
  });
  return readMerchant(core, userId);
}

/** The address of a policy as it is kept; null where none is given. Throws for what is no address of the web. */
function readPolicy(field: 'shipping_policy_url' | 'return_policy_url', input: MerchantInput): string | null {
  const text = input[field]?.trim();
  if (text === undefined || text === '') return text ?? null;
  const link = normaliseLink(text);
  if (typeof link === 'string') throw badField(field, link, link === 'maxLength' ? textLimits.link : undefined);
  return link.url;
}
