import { describe, expect, it } from 'vitest';
import { shortLinksIn } from './short-links.ts';

describe('short links in a text', () => {
  it.each([
    ['see https://bit.ly/3xYz9', ['https://bit.ly/3xYz9']],
    ['is.gd/abc, really', ['https://is.gd/abc']],
    ['(tinyurl.com/lamp)', ['https://tinyurl.com/lamp']],
    ['bit\u200b.ly/abc', ['https://bit.ly/abc']],
    ['twice t.co/a1 and t.co/a1', ['https://t.co/a1']],
    ['https://example.org/confirm', []],
    ['https://bit.ly/abc?token=1', []],
    ['https://shop.example.org/a/b', []],
    ['and/or 1.5/kg e.g./x', []],
  ])('are those that hide where they lead: %j', (text, links) => {
    expect(shortLinksIn(text)).toEqual(links);
  });

  it('are five of one text at most', () => {
    expect(shortLinksIn(Array.from({ length: 9 }, (_, at) => `t.co/x${at}`).join(' '))).toHaveLength(5);
  });
});
