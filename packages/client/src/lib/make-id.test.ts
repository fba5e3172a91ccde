import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeId } from './make-id.ts';

describe('a random id', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is made on plain http too, and never twice', () => {
    // What a browser leaves of its cryptography where the origin is not secure.
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const made = Array.from({ length: 1000 }, makeId);
    expect(new Set(made).size).toBe(1000);
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
