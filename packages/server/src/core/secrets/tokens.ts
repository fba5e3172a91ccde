import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A fresh random token (256 bits, base64url). Only its hash rests in the database. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a token rests. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A keyed signature of `text` for one purpose, 128 bits, base64url. */
export function sign(secretKey: string, purpose: string, text: string): string {
  return createHmac('sha256', secretKey).update(purpose).update('\0').update(text).digest().subarray(0, 16).toString('base64url');
}

/** Compares two short strings without telling by time where they differ. */
export function equalsSafely(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
