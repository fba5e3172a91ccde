import { equalsSafely, sign } from '../../core/secrets/tokens.ts';

type Signing = { readonly secretKey: string; readonly userId: string };

/** Where a person sees a small copy of a picture that was found for them; signed, so that the instance is no open proxy. */
export function previewAddress(url: string, signing: Signing): string {
  return `/page-picture/?${new URLSearchParams({ url, s: signatureOf(url, signing) }).toString()}`;
}

/** Whether this address was offered to this person. */
export function isOffered(url: string, signature: string, signing: Signing): boolean {
  return equalsSafely(signature, signatureOf(url, signing));
}

function signatureOf(url: string, { secretKey, userId }: Signing): string {
  return sign(secretKey, `page-picture:${userId}`, url);
}
