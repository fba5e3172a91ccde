import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, countCharacters } from '../clean-text.ts';
import { descriptionHtml } from './description-html.ts';
import { completeLink, normaliseLink } from '../links.ts';
import { freeSlug, slugOf } from './slugs.ts';

describe('texts of pins and boards', () => {
  it('are kept without control characters, composed, and trimmed', () => {
    expect(cleanLine('  Cafe\u0301\u0000 \n corner ')).toBe('Café corner');
    expect(cleanText(' one\r\ntwo\u0007\u2028three ')).toBe('one\ntwo\nthree');
  });

  it('are empty when nothing of them can be seen', () => {
    for (const text of ['\u200B', ' \u200B\uFEFF\u2060 ', '\u3164', '\u2800 \u2800', '\u1160\uFFA0', '\u202E', '\u200D\uFE0F']) {
      expect([cleanLine(text), cleanText(text)]).toEqual(['', '']);
    }
  });

  it('hold no code points that are no characters, which XML may not hold', () => {
    for (const nothing of ['\uFFFE', '\uFFFF', '\uFDD0', '\u{10FFFF}', '\uD800'])
      expect([cleanLine(`A${nothing}jar`), cleanText(`A${nothing}jar`), cleanLine(nothing)]).toEqual(['Ajar', 'Ajar', '']);
  });

  it('cannot turn the letters around that stand beside them', () => {
    expect(cleanLine('Tiles \u202Egnp.eulb\u202C')).toBe('Tiles gnp.eulb');
    expect(cleanText('\u2067one\u2069\ntwo')).toBe('one\ntwo');
  });

  it('keep the invisible characters that letters and emoji are joined with', () => {
    for (const text of ['👩\u200D🌾 harvest', 'می\u200Cخواهم', '❤\uFE0F', 'ab\u200Eאב'])
      expect([cleanLine(text), cleanText(text)]).toEqual([text, text]);
  });

  it('are counted in characters, not in UTF-16 units', () => {
    expect(countCharacters('🪶🪶')).toBe(2);
  });

  it('become HTML in which markup stays text', () => {
    expect(descriptionHtml('<b onclick="x">Hi</b> & so')).toBe('&lt;b onclick=&quot;x&quot;&gt;Hi&lt;/b&gt; &amp; so');
    expect(descriptionHtml('see https://a.example/b?c=1&d=2.')).toBe(
      'see <a href="https://a.example/b?c=1&amp;d=2" rel="nofollow noopener ugc" target="_blank">https://a.example/b?c=1&amp;d=2</a>.',
    );
  });
});

describe('links', () => {
  it('are web addresses, with https where nothing is said', () => {
    expect(normaliseLink(' www.Example.org/a b ')).toEqual({ url: 'https://www.example.org/a%20b', domain: 'example.org' });
    expect(normaliseLink('example.org:8080/x')).toEqual({ url: 'https://example.org:8080/x', domain: 'example.org' });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://me:pw@a.example',
    'nonsense',
    'nonsense.',
    'https://',
    '',
  ])('are not %j', (text) => {
    expect(normaliseLink(text)).toBe('format');
  });

  it('are completed by https:// as people read them, and left alone where they say how to get there', () => {
    expect(completeLink(' example.org:8080/a b ')).toBe('https://example.org:8080/a b');
    for (const link of ['http://example.org', 'ftp://example.org', 'javascript:alert(1)', '']) expect(completeLink(link)).toBe(link);
  });

  it('are at most 2,048 characters long', () => {
    expect(normaliseLink(`https://a.example/${'x'.repeat(2048)}`)).toBe('maxLength');
  });
});

describe('slugs', () => {
  it('keep the letters of every script', () => {
    expect(slugOf('Küche & Garten!', 'board')).toBe('küche-garten');
    expect(slugOf('青い家', 'board')).toBe('青い家');
    expect(slugOf('🪶', 'board')).toBe('board');
    expect(slugOf('Pins', 'board')).toBe('pins-1');
  });

  it('take a number when they are taken', () => {
    expect(freeSlug('a', new Set(['a', 'a-2']))).toBe('a-3');
  });
});
