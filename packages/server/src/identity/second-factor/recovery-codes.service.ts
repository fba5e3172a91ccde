import { randomInt } from 'node:crypto';
import { hashToken, sign } from '../../core/secrets/tokens.ts';

/** Codes that a person gets to keep on paper. */
const RECOVERY_CODES = 10;
/** Letters and digits that nobody confuses; ten of them make 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** Fresh recovery codes, such as `k3mzp-8wnta`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${makeGroup()}-${makeGroup()}`);
}

/** Under what a recovery code rests: a keyed hash, so that a stolen table alone cannot be searched for 49 bits. */
export function hashRecoveryCode(secretKey: string, code: string): Buffer {
  return hashToken(sign(secretKey, 'recovery-code', code.toLowerCase().replace(/[^a-z0-9]/g, '')));
}

function makeGroup(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
