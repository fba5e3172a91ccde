import { createHash } from 'node:crypto';

/** What tells an item from all others, in the form that is kept. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
