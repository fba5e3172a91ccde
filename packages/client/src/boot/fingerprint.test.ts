import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const traits = ['Mozilla/5.0', 'en,de', 8, 0, 1920, 1080, 24, 2, 'Europe/Berlin'];

describe('the fingerprint of a device', () => {
  it('is the same hash for the same traits, in the form that the server takes', async () => {
    const [one, again] = [await fingerprintOf(traits), await fingerprintOf([...traits])];
    expect(one).toBe(again);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is another one when a single trait is', async () => {
    const others = traits.map((_trait, at) => traits.with(at, 'other'));
    expect(new Set(await Promise.all([traits, ...others].map(fingerprintOf))).size).toBe(others.length + 1);
  });
});
