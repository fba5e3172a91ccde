import { describe, expect, it } from 'vitest';
import { charactersOf, COPY_LIMITS } from '@bowerbird/domain/pinning/kept-copies.ts';
import { decodePage } from '../safe-fetch/index.ts';
import { readPageTextAside } from './index.ts';
import { readPageText } from './read-page-text.ts';

const words = 'The keeper lit the lamp at dusk, and ships went by in a line. ';
const pageOf = (body: string, head = '<title>Lamps</title>') => `<html><head>${head}</head><body><article>${body}</article></body></html>`;
const blocksOf = (body: string) => readPageText(pageOf(`<p>${words.repeat(9)}</p>${body}`))?.blocks.slice(1);

describe('the text of a page', () => {
  it('has headings, paragraphs, lists, quotes and code, in the order of the page', () => {
    expect(
      blocksOf(`<h2>At <em>dusk</em></h2><p>One<br>two <b>bold</b> <a href="/x">word</a>.</p><blockquote><p>Said one.</p><p>Said two.</p></blockquote>
        <ol><li>First</li><li>Second<ul><li>Inner</li></ul></li></ol><pre>if (lit) {
  wait();
}</pre><table><tr><th>Lamp</th><th>Year</th></tr><tr><td>Field</td><td>1961</td></tr></table>`),
    ).toEqual([
      { type: 'heading', level: 1, text: 'At dusk' },
      { type: 'paragraph', text: 'One\ntwo bold word.' },
      { type: 'quote', text: 'Said one.\nSaid two.' },
      { type: 'list', isOrdered: true, items: ['First', 'Second', 'Inner'] },
      { type: 'code', text: 'if (lit) {\n  wait();\n}' },
      { type: 'list', isOrdered: false, items: ['Lamp · Year', 'Field · 1961'] },
    ]);
  });

  it('has the language and the direction that the page names', () => {
    const arabic = pageOf(`<p>${'أشعل الحارس المصباح عند الغسق، ومرت السفن في صف واحد. '.repeat(9)}</p>`).replace(
      '<html>',
      '<html lang="ar" dir="rtl">',
    );
    expect(readPageText(arabic)).toMatchObject({ language: 'ar', direction: 'rtl' });
    expect(readPageText(pageOf(`<p>${words.repeat(9)}</p>`).replace('<html>', '<html lang="x&quot;y" dir="up">'))).toMatchObject({
      language: null,
      direction: null,
    });
  });

  it('is words of its letters, whatever encoding they came in', () => {
    const page = pageOf(`<p>${'Die Lampe brennt über dem Fluß. '.repeat(12)}</p>`, '<meta charset="iso-8859-1"><title>Fluß</title>');
    expect(readPageText(decodePage(Buffer.from(page, 'latin1')))).toMatchObject({ title: 'Fluß' });
  });

  it('is at most 100 kB, in whole characters', () => {
    for (const body of [`<p>${'灯'.repeat(200_000)}</p>`, `<p>${'"'.repeat(300_000)} ${words}</p>`, `<p>${words}</p>`.repeat(10_000)]) {
      const text = readPageText(pageOf(`<p>${words.repeat(9)}</p>${body}`));
      expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThanOrEqual(COPY_LIMITS.bytes);
      expect(JSON.stringify(text)).not.toContain('\uFFFD');
    }
  });

  it('is nothing where a page has none, holds frames alone, or has only a few words', () => {
    const none = ['', '<html></html>', '<frameset><frame src="/a"></frameset>', pageOf('<p>Gone.</p>'), '\u0000'.repeat(10_000)];
    expect(none.map(readPageText)).toEqual(none.map(() => null));
  });
});

describe('a page that is made to do harm', () => {
  it('that is nested without end gives what it says before that', async () => {
    const text = await readPageTextAside(`<article><p>${words.repeat(9)}</p></article>${'<div>'.repeat(100_000)}`);
    expect(charactersOf(text!.blocks)).toBeGreaterThan(500);
  });

  it('that is longer than any honest one is not read', async () => {
    expect(await readPageTextAside(pageOf(`<p>${words}</p>`.repeat(700_000)))).toBeNull();
  });

  it('that takes too long is given up', async () => {
    expect(await readPageTextAside(pageOf(`<p>${words}</p>`.repeat(20_000)), 1)).toBeNull();
  });
});
