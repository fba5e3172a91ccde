import { describe, expect, it } from 'vitest';
import { licenseName } from './license-name.ts';

describe('the name of a licence', () => {
  it.each([
    ['https://creativecommons.org/licenses/by-sa/4.0/', 'CC BY-SA 4.0'],
    ['http://www.creativecommons.org/licenses/by/3.0/de/', 'CC BY 3.0'],
    ['https://creativecommons.org/licenses/by-nc', 'CC BY-NC'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
    ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public Domain 1.0'],
    ['https://creativecommons.org/about/', 'Creative Commons'],
  ])('of %s is %s', (url, name) => {
    expect(licenseName(url)).toBe(name);
  });
});
