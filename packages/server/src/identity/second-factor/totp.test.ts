import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { findTotpStep, makeTotpSecret, totpUri } from './totp.service.ts';

/** The secret of RFC 6238, appendix B: the ASCII digits 1 to 0, twice. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is the one of the RFC', (second, code) => {
    expect(findTotpStep(RFC_SECRET, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it('made by another library is right, now and one step off, and no further', async () => {
    const secret = makeTotpSecret();
    const now = Date.UTC(2026, 5, 1);
    const codeAt = (seconds: number) => generate({ secret, epoch: now / 1000 + seconds });
    const steps = await Promise.all([-60, -30, 0, 30, 60].map(async (seconds) => findTotpStep(secret, await codeAt(seconds), now)));
    const step = now / 1000 / 30;
    expect(steps).toEqual([null, step - 1, step, step + 1, null]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 345', '１２３４５６', '-12345'])('is wrong as %j', (code) => {
    expect(findTotpStep(RFC_SECRET, code, 59_000)).toBeNull();
  });

  it('comes from an address that names the instance and the account', () => {
    const uri = new URL(totpUri({ secret: RFC_SECRET, appName: 'Bower & Co', account: 'noor.haddad@example.org' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toBe('/Bower & Co:noor.haddad@example.org');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Bower & Co', secret: RFC_SECRET, digits: '6', period: '30' });
  });
});
