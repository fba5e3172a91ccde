import { describe, expect, it } from 'vitest';
import { renderHead, windowTitle } from './head.ts';
import { renderStructuredData } from './structured-data.ts';

const page = { appName: 'Bowerbird', origin: 'https://pins.example.org', locale: 'en' };

describe("a page's head", () => {
  it('has the title before the name, or the name alone', () => {
    expect(windowTitle({ title: 'The collector' }, 'Bowerbird')).toBe('The collector · Bowerbird');
    expect(windowTitle({ title: '' }, 'Bowerbird')).toBe('Bowerbird');
  });

  it('gives link previews the title, the words, the one address and the picture, as whole addresses', () => {
    const head = renderHead(
      {
        title: 'The collector',
        description: 'A blue bird on a branch',
        canonicalPath: '/pin/1/',
        kind: 'article',
        image: { url: '/media/736x/a.jpg', width: 736, height: 960, alt: 'A bird' },
      },
      page,
    );
    expect(head).toContain('<title>The collector · Bowerbird</title>');
    expect(head).toContain('<link rel="canonical" href="https://pins.example.org/pin/1/">');
    for (const tag of [
      'name="description" content="A blue bird on a branch"',
      'property="og:type" content="article"',
      'property="og:title" content="The collector"',
      'property="og:url" content="https://pins.example.org/pin/1/"',
      'property="og:image" content="https://pins.example.org/media/736x/a.jpg"',
      'property="og:image:width" content="736"',
      'property="og:image:height" content="960"',
      'property="og:image:alt" content="A bird"',
      'name="twitter:card" content="summary_large_image"',
    ]) {
      expect(head).toContain(`<meta ${tag}>`);
    }
    expect(head).not.toContain('noindex');
  });

  it('says no size of a picture that it does not know, and shows that of a person small', () => {
    const head = renderHead({ title: 'Noor Haddad', kind: 'profile', image: { url: '/media/236x/n.jpg', alt: 'Noor Haddad' } }, page);
    expect(head).toContain('property="og:image" content="https://pins.example.org/media/236x/n.jpg"');
    expect(head).not.toContain('og:image:width');
    expect(head).not.toContain('og:image:height');
    expect(head).toContain('<meta name="twitter:card" content="summary">');
  });

  it('keeps a page that is not to be found out of searches', () => {
    expect(renderHead({ title: 'Log in', noIndex: true }, page)).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['not_public', 'not_listed'] as const)(
    'says of a page that is %s its title and that it is not to be found, and no more',
    (noIndex) => {
      const image = { url: '/media/736x/a.jpg', alt: 'A bird' };
      const head = renderHead({ title: 'Nests', description: 'Mine', canonicalPath: '/ines/nests/', image, noIndex }, page);
      expect(head).toBe(
        `<title>Nests · Bowerbird</title><meta name="robots" content="noindex"><meta name="robots-reason" content="${noIndex}">`,
      );
    },
  );

  it('lets an empty page be shared, though not found', () => {
    const head = renderHead({ title: 'Nests', canonicalPath: '/ines/nests/', noIndex: 'empty' }, page);
    expect(head).toContain('<meta name="robots-reason" content="empty">');
    expect(head).toContain('property="og:title" content="Nests"');
  });

  it.each([
    ['en', 'en_US'],
    ['de', 'de_DE'],
    ['ja', 'ja_JP'],
    ['ar', 'ar_AR'],
    ['pt-BR', 'pt_BR'],
  ])('names the language %s with a country', (locale, named) => {
    expect(renderHead({ title: 'Nests' }, { ...page, locale })).toContain(`<meta property="og:locale" content="${named}">`);
  });

  it('gives link previews a film with its size', () => {
    const head = renderHead({ title: 'Dance', video: { url: '/media/videos/a.mp4', width: 720, height: 1280 } }, page);
    expect(head).toContain('<meta property="og:video" content="https://pins.example.org/media/videos/a.mp4">');
    expect(head).toContain('<meta property="og:video:width" content="720">');
  });

  it('leads readers to the feeds of a page that has them, and browsers to the search', () => {
    const tags = { title: 'Nests', canonicalPath: '/ines/nests/' };
    const head = renderHead({ ...tags, hasFeed: true }, page);
    for (const [type, file] of [
      ['rss', 'feed.rss'],
      ['atom', 'feed.atom'],
    ]) {
      expect(head).toContain(
        `<link rel="alternate" type="application/${type}+xml" title="Nests" href="https://pins.example.org/ines/nests/${file}">`,
      );
    }
    expect(renderHead(tags, page)).not.toContain('rel="alternate"');
    expect(renderHead({ ...tags, hasFeed: true, noIndex: 'not_listed' }, page)).not.toContain('rel="alternate"');
    expect(head).toContain(
      '<link rel="search" type="application/opensearchdescription+xml" title="Bowerbird" href="https://pins.example.org/opensearch.xml">',
    );
  });

  it('leads to the page in every language that it has an address in', () => {
    const languages = [
      { lang: 'de-AT', url: '/today/article/ein-ding/2/' },
      { lang: 'x-default', url: '/today/article/one-thing/1/' },
    ];
    const head = renderHead({ title: 'Ein Ding', languages }, page);
    expect(head).toContain('<link rel="alternate" hreflang="de-AT" href="https://pins.example.org/today/article/ein-ding/2/">');
    expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://pins.example.org/today/article/one-thing/1/">');
    expect(renderHead({ title: 'Ein Ding', languages, noIndex: 'not_public' }, page)).not.toContain('hreflang');
  });

  it('tells other sites how to show what a page shows', () => {
    const tags = { title: 'Nests', canonicalPath: '/ines/nests/', isEmbeddable: true };
    for (const [type, file] of [
      ['application/json+oembed', 'oembed.json'],
      ['text/xml+oembed', 'oembed.xml'],
    ]) {
      const link = `<link rel="alternate" type="${type}" title="Nests" href="https://pins.example.org/${file}?url=https%3A%2F%2Fpins.example.org%2Fines%2Fnests%2F">`;
      expect(renderHead(tags, page)).toContain(link);
    }
    expect(renderHead({ ...tags, noIndex: 'not_public' }, page)).not.toContain('oembed');
  });

  it('lets no title or description end its tag', () => {
    const head = renderHead({ title: '</title><script>', description: '"><img onerror=1>' }, page);
    expect(head).not.toContain('<script>');
    expect(head).not.toContain('"><img');
    const thing = { '@context': 'https://schema.org', '@type': 'CollectionPage', name: '</script><script>alert(1)' } as const;
    expect(renderStructuredData([thing]).match(/<\/?script/g)).toEqual(['<script', '</script']);
  });
});
