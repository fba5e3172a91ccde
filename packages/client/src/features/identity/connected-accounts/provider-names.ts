import type { ProviderProof } from '../providers/index.ts';

/** How each provider writes its own name, in every language. */
export const providerNames = { google: 'Google', facebook: 'Facebook', line: 'LINE' } as const;

/** Whose proof it is. */
export function providerOf(proof: ProviderProof): keyof typeof providerNames {
  if ('google_open_id_token' in proof) return 'google';
  return 'facebook_id' in proof ? 'facebook' : 'line';
}
