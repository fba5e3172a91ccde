import { describe, expect, it } from 'vitest';
import { isInviteCode } from './invite-code.ts';

describe('the code of a person’s link', () => {
  it('never takes an invitation of the instance’s owner for a link', () => {
    expect(['aB3dE6gH9j', 'x'.repeat(43), 'aB3dE6gH9', 'aB3dE6gH9-', ''].map(isInviteCode)).toEqual([true, false, false, false, false]);
  });
});
