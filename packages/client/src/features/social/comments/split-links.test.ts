import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

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
});
