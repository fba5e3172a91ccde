import type { ClaimedWebsite } from '@bowerbird/contract/account/claimed-websites/schemas.ts';
import type { WebsiteRow } from './claimed-websites.queries.ts';

export function presentWebsite(row: WebsiteRow): ClaimedWebsite {
  return { website_id: row.id, domain: row.domain, is_verified: row.verified_at !== null, code: row.code };
}
