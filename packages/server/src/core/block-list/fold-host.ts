import { domainToUnicode } from 'node:url';
import { foldLookAlikes } from '@bowerbird/domain/social/filtered-words.ts';

/** A host as it reads: without `www.`, in its own script, look-alike letters folded. Empty for what is no host. */
export function foldHost(typed: string): string {
  const host = URL.parse(`http://${typed.trim()}`)?.hostname ?? '';
  const shown = domainToUnicode(host.replace(/\.$/u, '').replace(/^www\./u, ''));
  return foldLookAlikes(shown);
}
