import { Parser } from 'htmlparser2';
import { PROOF_FILE, PROOF_NAME, proofText, type ProofMethod } from '@bowerbird/domain/identity/claimed-websites.ts';
import type { Core } from '../../core/core.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';

interface Claim {
  readonly domain: string;
  readonly code: string;
}

/** Looks whether a website proves a claim by one of the methods; whatever cannot be reached proves nothing. */
export function findProof(core: Core, claim: Claim, method: ProofMethod): Promise<boolean> {
  if (method === 'DNSTXT') return isInDns(core, claim);
  return method === 'FILENAME' ? isInFile(core, claim) : isInTag(core, claim);
}

async function isInDns({ resolveTxt }: Core, { domain, code }: Claim): Promise<boolean> {
  const records = await resolveTxt(domain).catch(() => []);
  return records.some((parts) => parts.join('').trim() === proofText(code));
}

async function isInFile(core: Core, claim: Claim): Promise<boolean> {
  const html = await fetchFrom(core, claim.domain, `/${PROOF_FILE}`);
  return html?.trim() === proofText(claim.code);
}

async function isInTag(core: Core, claim: Claim): Promise<boolean> {
  const html = await fetchFrom(core, claim.domain, '/');
  return html !== null && hasTag(html, claim.code);
}

/** A page of the very domain: where it sends us on to another, that other one proves nothing. */
async function fetchFrom({ safeFetch }: Core, domain: string, path: string): Promise<string | null> {
  for (const scheme of ['https', 'http']) {
    try {
      const { url, html } = await safeFetch.fetchPage(`${scheme}://${domain}${path}`);
      const found = new URL(url);
      if (found.hostname.replace(/^www\./, '') === domain && found.pathname === path) return html;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
    }
  }
  return null;
}

/** In the head alone: what others may write into a page, such as comments, stands in its body. */
function hasTag(html: string, code: string): boolean {
  let found = false;
  let isBody = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isBody ||= name === 'body';
      found ||= !isBody && name === 'meta' && attributes['name'] === PROOF_NAME && attributes['content'] === code;
    },
  });
  parser.end(html);
  return found;
}
