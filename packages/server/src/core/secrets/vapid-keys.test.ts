import { describe, expect, it } from 'vitest';
import { isPublicKey, vapidKeysOf } from './vapid-keys.ts';

const SECRET = 'a key of more than thirty-two characters';

describe('VAPID keys', () => {
  it('are the same after each start, and others with another secret', () => {
    expect(vapidKeysOf(SECRET)).toEqual(vapidKeysOf(SECRET));
    expect(vapidKeysOf(`another ${SECRET}`).publicKey).not.toBe(vapidKeysOf(SECRET).publicKey);
    expect(isPublicKey(vapidKeysOf(SECRET).publicKey)).toBe(true);
  });

  it.each(['', 'AAAA', Buffer.alloc(65, 4).toString('base64url'), Buffer.alloc(66, 4).toString('base64url')])('are not %j', (text) => {
    expect(isPublicKey(text)).toBe(false);
  });
});
