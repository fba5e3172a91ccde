import { describe, expect, it } from 'vitest';
import { splitLinks, splitLinksAndTags } from './split-links.ts';

describe('the web addresses in a text', () => {
  it('lead where they say, without what ends the sentence', () => {
    expect(splitLinks('See https://paper.example/red, or http://b.example/?q=1.')).toEqual([
      { text: 'See ' },
      { text: 'https://paper.example/red', href: 'https://paper.example/red' },
      { text: ', or ' },
      { text: 'http://b.example/?q=1', href: 'http://b.example/?q=1' },
      { text: '.' },
    ]);
  });

  it.each(['javascript:alert(1)', 'https://bank.example@elsewhere.example/', 'data:text/html,x', 'https://'])(
    'leave %s as words',
    (text) => {
      expect(splitLinks(text)).toEqual([{ text }]);
    },
  );

  it('end where the direction of the text is turned, which could show another address', () => {
    expect(splitLinks('https://safe.example/\u202Emoc.rehto').map(({ href }) => href)).toEqual(['https://safe.example/', undefined]);
  });
});

describe('the tags in a text', () => {
  const tagsIn = (text: string) => splitLinksAndTags(text).flatMap(({ tag }) => tag ?? []);

  it.each([
    ['In #blue, #Kacheln_2 and #زرقاء.', ['blue', 'Kacheln_2', 'زرقاء']],
    ['#3d_print', ['3d_print']],
    ['The #1 of https://a.example/#part, a#b, ##c, #d@e.example', []],
    [`#${'a'.repeat(61)}`, []],
  ])('of %s', (text, tags) => {
    expect(tagsIn(text)).toEqual(tags);
    expect(
      splitLinksAndTags(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
