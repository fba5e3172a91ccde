import { createECDH, hkdfSync } from 'node:crypto';

/** The keys by which push services know this instance (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const BYTES = 32;

/**
 * The VAPID keys of an instance, which its secret key gives: they are the same for every process and after every start, and
 * need no place of their own. Another secret key gives others.
 */
export function vapidKeysOf(secretKey: string): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', `vapid:${attempt}`, BYTES));
    try {
      const curve = createECDH(CURVE);
      curve.setPrivateKey(bytes);
      return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
    } catch {
      // Of 4 thousand million numbers, one is too great for the curve. The next attempt gives another.
    }
  }
}

/** Whether a text is a public key of the curve, as browsers give theirs: 65 bytes of a point. */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * BYTES + 1 || bytes[0] !== 4) return false;
  try {
    const curve = createECDH(CURVE);
    curve.generateKeys();
    curve.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
