import { describe, expect, it } from 'vitest';
import { fillFromOEmbed, lacksOEmbed } from './o-embed.ts';
import { readRichPage } from './rich-metadata.ts';

const URL_OF_PAGE = 'https://films.example/watch/7';
const link = (more = '') => `<link rel="alternate" type="application/json+oembed" href="/oembed?url=watch%2F7&amp;format=json"${more}>`;
const said = {
  type: 'video',
  title: 'How to oil <b>oak</b>',
  author_name: 'Noor Haddad',
  provider_name: 'Films',
  html: '<iframe></iframe>',
};

describe('the oEmbed of a page', () => {
  it('is found by the link in the head, against the base of the page', () => {
    expect(readRichPage(link(), URL_OF_PAGE).oEmbedUrl).toBe('https://films.example/oembed?url=watch%2F7&format=json');
    expect(readRichPage(`<base href="https://other.example/">${link()}`, URL_OF_PAGE).oEmbedUrl).toMatch(
      /^https:\/\/other\.example\/oembed/,
    );
    expect(readRichPage('<link rel="alternate" type="text/xml+oembed" href="/oembed">', URL_OF_PAGE).oEmbedUrl).toBeNull();
    expect(readRichPage('<link rel="alternate" type="application/json+oembed" href="javascript:1">', URL_OF_PAGE).oEmbedUrl).toBeNull();
  });

  it('makes an article of a page that tells of nothing, where it names an author', () => {
    expect(fillFromOEmbed(null, said)).toMatchObject({
      typeName: 'article',
      displayName: 'How to oil oak',
      siteName: 'Films',
      article: { name: 'How to oil oak', authors: ['Noor Haddad'], datePublished: null },
      sources: { name: 'oembed', author: 'oembed', publisher: 'oembed' },
    });
    expect(fillFromOEmbed(null, { title: 'About us' })).toBeNull();
    for (const odd of [null, 7, 'text', [], { title: {}, author_name: [] }]) expect(fillFromOEmbed(null, odd)).toBeNull();
  });

  it('fills in only what the page leaves out', () => {
    const page = (author: string) => `<meta property="og:type" content="article"><meta property="og:title" content="Oak">
      <meta property="article:published_time" content="2026-01-02"><meta name="author" content="${author}">`;
    const without = readRichPage(page(''), URL_OF_PAGE).rich;
    expect(lacksOEmbed(without)).toBe(true);
    expect(fillFromOEmbed(without, said)).toMatchObject({
      displayName: 'Oak',
      siteName: 'Films',
      article: { authors: ['Noor Haddad'] },
      sources: { name: 'open_graph', author: 'oembed', publisher: 'oembed' },
    });
    const whole = readRichPage(`<meta property="og:site_name" content="Timber">${page('Mei Tan')}`, URL_OF_PAGE).rich;
    expect(lacksOEmbed(whole)).toBe(false);
    expect(fillFromOEmbed(whole, said)).toEqual(whole);
  });
});
