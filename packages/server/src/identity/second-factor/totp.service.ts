import { Secret, TOTP } from 'otpauth';

/** Seconds of one step, and digits of a code: what every authenticator app expects (RFC 6238). */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Bytes of a secret; RFC 4226 recommends 20. */
const SECRET_BYTES = 20;
/** Steps before and after now that count too, for phones whose clock is off. */
const WINDOW = 1;

/** A fresh secret, in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(options: { secret: string; appName: string; account: string }): string {
  return totpOf(options.secret, { issuer: options.appName, label: options.account }).toString();
}

/** The step that a code belongs to, now or one step off; `null` for a wrong code. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS });
}
