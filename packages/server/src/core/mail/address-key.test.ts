import { describe, expect, it } from 'vitest';
import { addressKey, boxKey, hashAddress } from './address-key.ts';

describe('the key of an address', () => {
  it('is the same for every spelling that arrives in the same box', () => {
    const spellings = ['Noor@München.example', ' noor@münchen.example ', 'noor@mu\u0308nchen.example', 'ＮＯＯＲ@xn--mnchen-3ya.example'];
    expect(new Set(spellings.map(addressKey))).toEqual(new Set(['noor@xn--mnchen-3ya.example']));
    expect(hashAddress('NOOR@example.org')).toEqual(hashAddress('noor@example.org'));
  });

  it('tells apart what may be two boxes', () => {
    expect(addressKey('noor+pins@example.org')).not.toBe(addressKey('noor@example.org'));
    expect(addressKey('no.or@example.org')).not.toBe(addressKey('noor@example.org'));
  });

  it('is that of the box for all that its person writes behind a plus', () => {
    expect(['noor+pins@example.org', 'Noor+a+b@example.org', 'noor@example.org'].map(boxKey)).toEqual(Array(3).fill('noor@example.org'));
  });
});
