import { equalsSafely, sign } from './tokens.ts';

/** An id that nobody can make up, for a link: the id, and its signature for one purpose. */
export function signId(secretKey: string, purpose: string, id: string): string {
  return `${id}-${sign(secretKey, purpose, id)}`;
}

/** The id that `signId` signed for this purpose, or `null`. */
export function readSignedId(secretKey: string, purpose: string, code: string): string | null {
  const [, id, signature] = /^(\d{1,19})-(.+)$/u.exec(code) ?? [];
  return id !== undefined && equalsSafely(signature!, sign(secretKey, purpose, id)) ? id : null;
}
