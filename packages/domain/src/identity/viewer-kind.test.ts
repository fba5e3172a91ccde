import { describe, expect, it } from 'vitest';
import { experimentGroupOf } from './viewer-kind.ts';

describe('the group of whoever looks', () => {
  it.each([
    ['desktop', false, 'logged_out_desktop'],
    ['desktop', true, 'logged_in_desktop'],
    ['tablet', false, 'logged_out_mobile'],
    ['phone', true, 'logged_in_mobile'],
  ] as const)('on a %s, signed in %s, is %s, and a program’s is its own', (device, isSignedIn, group) => {
    expect(experimentGroupOf({ isBot: false, isSignedIn, device })).toBe(group);
    expect(experimentGroupOf({ isBot: true, isSignedIn, device })).toBe('crawler');
  });
});
