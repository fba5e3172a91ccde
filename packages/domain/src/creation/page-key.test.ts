import { describe, expect, it } from 'vitest';
import { pageName } from './page-key.ts';

describe('a page', () => {
  it('is the same whichever way its address is written', () => {
    const same = ['https://www.Example.org/a/', 'http://example.org/a', 'https://example.org/a#part', 'https://example.org/a//'];
    expect(new Set(same.map(pageName))).toEqual(new Set(['example.org/a']));
  });

  it('is another one by its host, port, path or question', () => {
    const others = ['https://example.org/', 'https://example.org/A', 'https://example.org/a?b=1', 'https://example.org:8443/a'];
    expect(new Set(others.map(pageName)).size).toBe(4);
    expect(pageName('about:blank')).toBeNull();
    expect(pageName('no address')).toBeNull();
  });
});
