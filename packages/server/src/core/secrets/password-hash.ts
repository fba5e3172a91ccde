import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of the OWASP cheat sheet: 19 MiB, two passes, one lane. */
export const passwordHashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordHashOptions);
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password);
}
