import { describe, expect, it } from 'vitest';
import { isWorthKeeping, mayReplace } from './kept-copies.ts';

const asked = 'https://fjell.example/lamps/field';
const found = { address: asked, title: 'Field lamp', characters: 3_000 };

describe('a text that was found on a page', () => {
  it('is worth keeping when it is longer than a notice', () => {
    expect([251, 250].map((characters) => isWorthKeeping({ ...found, characters }, asked))).toEqual([true, false]);
  });

  it('is not worth keeping when its title says that the page is gone', () => {
    const gone = ['404 - Page not found', 'Seite nicht gefunden', 'ページが見つかりません', 'الصفحة غير موجودة', 'This domain is for sale'];
    expect(gone.filter((title) => isWorthKeeping({ ...found, title }, asked))).toEqual([]);
    expect(isWorthKeeping({ ...found, title: 'The 1404 lamps that were found' }, asked)).toBe(true);
  });

  it('is not worth keeping when the site led to its first page or its way in', () => {
    const led = (address: string, from = asked) => isWorthKeeping({ ...found, address }, from);
    expect(
      ['https://fjell.example/', 'https://fjell.example/login?next=1', 'https://id.fjell.example/oauth2/auth'].map((to) => led(to)),
    ).toEqual([false, false, false]);
    expect(led('https://fjell.example/shop/field')).toBe(true);
    expect(led('https://fjell.example/', 'https://fjell.example/')).toBe(true);
    expect(led('https://signs.example/login/history', 'https://signs.example/login/history')).toBe(true);
  });

  it('stands in for an older one of the same address that is not three times as long', () => {
    const older = { ...found, characters: 3_000, blocks: [] };
    expect([1_000, 999].map((characters) => mayReplace(older, { ...older, characters }))).toEqual([true, false]);
    expect(mayReplace(older, { ...older, address: 'https://other.example/' })).toBe(false);
    expect(mayReplace(older, { ...older, address: 'http://www.fjell.example/lamps/field/' })).toBe(true);
  });

  it('stands in for one of another title only where some of its words are still there', () => {
    const said = (...texts: string[]) => texts.map((text) => ({ type: 'paragraph' as const, text: `${text} ${'and so on '.repeat(5)}` }));
    const older = { ...found, blocks: said('Brass', 'Shade', 'Flex', 'Switch') };
    expect(mayReplace(older, { ...older, title: 'Field lamp, 2nd edition', blocks: said('Brass', 'New') })).toBe(true);
    expect(mayReplace(older, { ...older, title: 'Popular stories', blocks: said('Cars', 'Homes') })).toBe(false);
  });
});
