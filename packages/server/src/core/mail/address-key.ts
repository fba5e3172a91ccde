import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { tidyEmail } from '@bowerbird/domain/identity/email.ts';

/** One spelling of an address, whatever its letters' case and form: mail to any of them arrives in the same box. */
export function addressKey(email: string): string {
  const folded = tidyEmail(email).normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** The box that an address leads to: what stands behind a plus is for its person alone. */
export function boxKey(email: string): string {
  return addressKey(email).replace(/\+[^@]*(?=@)/, '');
}

/** Under what an address rests where nobody needs to read it. */
export function hashAddress(email: string): Buffer {
  return createHash('sha256').update(addressKey(email)).digest();
}
