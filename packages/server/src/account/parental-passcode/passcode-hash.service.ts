import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordHashOptions } from '../../core/secrets/password-hash.ts';

/** Whose passcode it is, and the key of the instance: without both a kept hash tells nothing, however few passcodes there are. */
export interface PasscodeOwner {
  readonly secretKey: string;
  readonly userId: string;
}

export function hashPasscode(owner: PasscodeOwner, passcode: string): Promise<string> {
  return hash(passcode, { ...passwordHashOptions, secret: keyOf(owner) });
}

export function verifyPasscode(owner: PasscodeOwner, hashed: string, passcode: string): Promise<boolean> {
  return verify(hashed, passcode, { secret: keyOf(owner) });
}

function keyOf({ secretKey, userId }: PasscodeOwner): Buffer {
  return createHmac('sha256', secretKey).update('parental-passcode').update('\0').update(userId).digest();
}
