import { describe, expect, it } from 'vitest';
import { findPagePictures } from './index.ts';

const base = 'https://field.example/recipes/bread.html';

function urlsOf(html: string, baseUrl = base): string[] {
  return findPagePictures(html, baseUrl).items.map(({ url }) => url);
}

describe('the pictures of a page', () => {
  it('begin with those the page names, by Open Graph, Twitter, JSON-LD and link, then those it shows', () => {
    const html = `
      <link rel="image_src" href="/linked.jpg">
      <script type="application/ld+json">{"@type":"Recipe","image":["/spoken.jpg"]}</script>
      <meta name="twitter:image" content="/tweeted.jpg">
      <meta property="og:image" content="/first.jpg"><meta property="og:image" content="//cdn.example/second.jpg">
      <main><img src="loaf.jpg"></main>`;
    expect(urlsOf(html)).toEqual([
      'https://field.example/first.jpg',
      'https://cdn.example/second.jpg',
      'https://field.example/tweeted.jpg',
      'https://field.example/spoken.jpg',
      'https://field.example/linked.jpg',
      'https://field.example/recipes/loaf.jpg',
    ]);
  });

  it('carry what the page says of them', () => {
    const html = `
      <title> A  loaf </title>
      <meta property="og:title" content="Rye bread"><meta property="og:description" content="Dark &amp; sour">
      <meta property="og:image" content="/rye.jpg"><meta property="og:image:width" content="1200">
      <meta property="og:image:height" content="800"><meta property="og:image:alt" content="A dark loaf">
      <video poster="/kneading.jpg"></video>`;
    const { items } = findPagePictures(html, base);
    expect(items[0]).toEqual({
      url: 'https://field.example/rye.jpg',
      width: 1200,
      height: 800,
      alt: 'A dark loaf',
      title: 'Rye bread',
      description: 'Dark & sour',
      media_type: 'image',
    });
    expect(items[1]).toMatchObject({ url: 'https://field.example/kneading.jpg', media_type: 'video', width: null });
  });

  it('prefer the content to what stands beside it, and the large to the small', () => {
    const html = `
      <nav><img src="/menu-bread.jpg" width="900" height="900"></nav>
      <div class="sidebar"><article><img src="/other.jpg" width="900" height="900"></article></div>
      <article><img src="/step.jpg" width="120" height="90"><img src="/whole.jpg" width="1200" height="900"></article>
      <p><img src="/elsewhere.jpg" width="600" height="600"></p>`;
    expect(urlsOf(html).map((url) => url.split('/').at(-1))).toEqual([
      'whole.jpg',
      'step.jpg',
      'elsewhere.jpg',
      'menu-bread.jpg',
      'other.jpg',
    ]);
  });

  it('are taken at their largest, also when they are loaded late', () => {
    const html = `
      <img src="/a-300.jpg" srcset="/a-300.jpg 300w, /a-1200.jpg 1200w,/a-600.jpg 600w">
      <img src="data:image/gif;base64,R0lGOD" data-src="/late.jpg">
      <img src="/blank.gif" data-lazy-srcset="/lazy-s.jpg 1x, /lazy-l.jpg 2x">
      <picture><source type="image/webp" srcset="/p/w_1200,c_fill/photo.webp 1200w"><img src="/p/w_300,c_fill/photo.jpg"></picture>
      <noscript><img src="/plain.jpg"></noscript>
      <img data-pin-media="/poster-size.jpg" src="/shown.jpg">`;
    expect(new Set(urlsOf(html).map((url) => new URL(url).pathname))).toEqual(
      new Set(['/a-1200.jpg', '/late.jpg', '/lazy-l.jpg', '/p/w_1200,c_fill/photo.webp', '/plain.jpg', '/poster-size.jpg']),
    );
  });

  it('are offered once, whatever sizes the page has of them', () => {
    const html = `
      <img src="/up/oven-300x200.jpg"><img src="/up/oven-1024x683.jpg"><img src="/up/oven.jpg?w=150"><img src="/up/oven.jpg?resize=600,400">
      <img src="/small/84455751_84455749.jpg"><img src="/large/84455751_84455749.jpg">
      <img src="/show?id=1"><img src="/show?id=2">
      <img src="/up/c_fill,w_400,h_300/stove.jpg"><img src="/up/w_1600/stove.jpg"><img src="/up/w_wide/stove.jpg">`;
    const urls = urlsOf(html);
    expect(urls).toHaveLength(6);
    expect(urls).toContain('https://field.example/up/oven-1024x683.jpg');
  });

  it.each([
    ['embedded ones', '<img src="data:image/png;base64,iVBORw0KGgo=">'],
    ['counters', '<img src="/c.gif" width="1" height="1"><img src="https://stats.doubleclick.net/x.jpg">'],
    ['tiny ones', '<img src="/face.jpg" width="48" height="48"><img src="/face-48x48.jpg">'],
    ['decoration', '<img src="/img/logo.png"><img src="/sprite.png"><img src="/icons/cart.png"><img src="/spacer.gif">'],
    ['drawings', '<img src="/shape.svg"><meta property="og:image" content="/card.svg">'],
    ['advertisements', '<img src="https://ad.field.example/bread.jpg"><img src="/banners/summer.jpg">'],
    ['those their site does not want saved', '<img src="/private.jpg" data-pin-nopin="true">'],
    ['other schemes', '<img src="javascript:alert(1)"><img src="file:///etc/passwd"><img src="ftp://field.example/a.jpg">'],
    ['empty ones', '<img src=""><img><meta property="og:image" content=""><img src="   ">'],
    [
      "publishers' own",
      '<script type="application/ld+json">{"@type":"Article","publisher":{"@type":"Organization","logo":{"url":"/us.png"},"image":"/us.jpg"},"author":{"image":"/me.jpg"}}</script>',
    ],
  ])('do not include %s', (_, html) => {
    expect(urlsOf(html)).toEqual([]);
  });

  it('are at most 50', () => {
    const html = Array.from({ length: 80 }, (_, at) => `<img src="/loaf/${at}.jpg">`).join('');
    const urls = urlsOf(html);
    expect(urls).toHaveLength(50);
    expect(urls[0]).toBe('https://field.example/loaf/0.jpg');
  });

  it("resolve against the page's base", () => {
    expect(urlsOf('<base href="/deep/er/"><img src="a.jpg">')).toEqual(['https://field.example/deep/er/a.jpg']);
    expect(urlsOf('<base href="https://cdn.example/"><base href="/no/"><img src="a.jpg">')).toEqual(['https://cdn.example/a.jpg']);
    expect(urlsOf('<base href="javascript:1"><img src="a.jpg">')).toEqual(['https://field.example/recipes/a.jpg']);
  });

  it('are found in JSON-LD of every shape, and broken JSON-LD does no harm', () => {
    const html = `
      <script type="application/ld+json">{ broken</script>
      <script type="application/ld+json">
        {"@context":"https://schema.org","@graph":[{"@type":"WebPage","primaryImageOfPage":{"@type":"ImageObject","url":"/primary.jpg","width":{"@type":"QuantitativeValue","value":1600},"height":900}},
        {"@type":"HowTo","name":"Two
lines","image":{"contentUrl":"/how.jpg","caption":"A hand"}}]}
      </script>`;
    expect(findPagePictures(html, base).items).toMatchObject([
      { url: 'https://field.example/primary.jpg', width: 1600, height: 900 },
      { url: 'https://field.example/how.jpg', alt: 'A hand' },
    ]);
  });
});

it('of a page with more than an honest one has, the first ones are offered', () => {
  const many = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n)).join('');
  const metas = many(3_000, (n) => `<meta property="og:image" content="/named-${n}.jpg">`);
  const jsonLd = `<script type="application/ld+json">{"image":["/first.jpg"${many(30_000, (n) => `,"/spoken-${n}.jpg"`)}]}</script>`;
  expect(findPagePictures(metas, base).items[0]).toMatchObject({ url: 'https://field.example/named-0.jpg' });
  expect(findPagePictures(jsonLd, base).items[0]).toMatchObject({ url: 'https://field.example/first.jpg' });
});

describe('what a page says of itself', () => {
  it('is read from its metadata', () => {
    const html = `
      <title>Bread | Field</title><link rel="canonical" href="/bread"><meta name="description" content="How to bake">
      <meta property="og:site_name" content="The Field">`;
    expect(findPagePictures(html, base).page).toEqual({
      title: 'Bread | Field',
      description: 'How to bake',
      site_name: 'The Field',
      canonical_url: 'https://field.example/bread',
    });
  });

  it('falls back on its address', () => {
    expect(findPagePictures('', 'https://www.field.example/x#y').page).toEqual({
      title: '',
      description: '',
      site_name: 'field.example',
      canonical_url: 'https://www.field.example/x',
    });
  });
});

it('a hostile page is read in little time', () => {
  const pages = [
    '<div>'.repeat(200_000),
    '<div>'.repeat(50_000) + '</p>'.repeat(50_000),
    '<img src="a" '.repeat(100_000),
    `<img srcset="${', '.repeat(200_000)}">`,
    `<img src="/${'w_1,'.repeat(50_000)}.jpg">`,
    `<picture>${'<source srcset="a.jpg 1w">'.repeat(5_000)}${'<img src=b.jpg>'.repeat(5_000)}`,
    `<script type=application/ld+json>${'['.repeat(100_000)}`,
    `<script type=application/ld+json>{"image":["a"${',"a"'.repeat(2_000_000)}]}</script>`,
    `<script type=application/ld+json>[{}${',{"image":"a"}'.repeat(700_000)}]</script>`,
    `<picture>${`<source srcset="${'a.jpg 1w, '.repeat(2_000)}">`.repeat(30)}${'<img src=b.jpg>'.repeat(2_000)}</picture>`,
  ];
  for (const html of pages) {
    const started = performance.now();
    findPagePictures(html, base);
    expect(performance.now() - started).toBeLessThan(2_000);
  }
});
