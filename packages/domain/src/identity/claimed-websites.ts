import { normaliseLink } from '../links.ts';

/** How a website is proven (values of the field): a file on it, a tag in its first page, a record in its DNS. */
export const proofMethods = ['FILENAME', 'METATAG', 'DNSTXT'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** The file, the tag's name, and the key of what stands in the file and in the record. */
export const PROOF_FILE = 'bowerbird-verification.html';
export const PROOF_NAME = 'bowerbird-site-verification';

/** Most websites a person may claim. */
export const MOST_CLAIMED_WEBSITES = 10;

/** What stands in the file and in the DNS record. */
export function proofText(code: string): string {
  return `${PROOF_NAME}=${code}`;
}

/** The domain that somebody means by an address, without `www.`; `null` for what is no website with a name of its own. */
export function claimableDomain(text: string): string | null {
  const link = normaliseLink(text);
  if (typeof link === 'string') return null;
  const domain = link.domain.toLowerCase();
  const isName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain);
  return isName && !domain.endsWith('.localhost') ? domain : null;
}
