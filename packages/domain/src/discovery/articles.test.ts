import { describe, expect, it } from 'vitest';
import { articlePath, articleSlug, languageAddresses, readingMinutes } from './articles.ts';

describe('the address of an article', () => {
  const path = (place: { shop?: boolean; article_type?: number }) =>
    articlePath({ id: '7', title: 'One blue thing', shop: false, article_type: 3, ...place });

  it('says shop where the flag is set, then trending, best or article by its type', () => {
    expect(path({ shop: true, article_type: 1 })).toBe('/today/shop/one-blue-thing/7/');
    expect([0, 1, 2, 3, 9].map((article_type) => path({ article_type }).split('/')[2])).toEqual([
      'trending',
      'best',
      'trending',
      'article',
      'article',
    ]);
  });

  it('has the title in lower case, without punctuation, with hyphens for spaces', () => {
    expect(articleSlug('  “Tiles,” twice:  What’s left? ')).toBe('tiles-twice-whats-left');
    expect(articleSlug('青い もの。')).toBe('青い-もの');
    expect(articleSlug('…!')).toBe('-');
  });

  it('is one that a browser keeps as it is', () => {
    const address = articlePath({ id: '7', title: 'Über 100 % ガラス / "Glas"', shop: false, article_type: 3 });
    expect(new URL(address, 'https://example.org').pathname).toBe(address);
  });
});

it('counts the minutes of a text, also where words are not set apart', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(900))).toBe(5);
  expect(readingMinutes('青'.repeat(1_500))).toBe(3);
});

describe('an article in several languages', () => {
  const inLanguage = (language: string, country: string | null = null) => ({ url: `/${language}/`, language, country });

  it('has an address a language or country, and the English one for all others', () => {
    expect(languageAddresses([inLanguage('de'), inLanguage('de', 'AT'), inLanguage('en')])).toEqual([
      { lang: 'de', url: '/de/' },
      { lang: 'de-AT', url: '/de/' },
      { lang: 'en', url: '/en/' },
      { lang: 'x-default', url: '/en/' },
    ]);
  });

  it('leads all others to the first one where there is none in English for every country', () => {
    expect(languageAddresses([inLanguage('de'), inLanguage('en', 'GB')]).at(-1)).toEqual({ lang: 'x-default', url: '/de/' });
  });

  it('names none while it stands alone', () => {
    expect([languageAddresses([]), languageAddresses([inLanguage('en')])]).toEqual([[], []]);
  });
});
