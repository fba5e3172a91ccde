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
    ['those that say nopin otherwise', '<img src="/private.jpg" nopin="nopin"><img src="/hidden.jpg" data-pin-nopin>'],
    [
      'any of a site that says nopin',
      '<meta name="pinterest" content="nopin"><meta property="og:image" content="/a.jpg"><img src="/b.jpg">',
    ],
    ['any of a site that says it under our name', '<META NAME="Bowerbird" CONTENT="NoPin"><img src="/b.jpg">'],
    ['other schemes', '<img src="javascript:alert(1)"><img src="file:///etc/passwd"><img src="ftp://field.example/a.jpg">'],
    ['empty ones', '<img src=""><img><meta property="og:image" content=""><img src="   ">'],
    [
      "publishers' own",
      '<script type="application/ld+json">{"@type":"Article","publisher":{"@type":"Organization","logo":{"url":"/us.png"},"image":"/us.jpg"},"author":{"image":"/me.jpg"}}</script>',
    ],
  ])('do not include %s', (_, html) => {
    expect(urlsOf(html)).toEqual([]);
  });

  it('are none where a site says nopin, and its reason is told', () => {
    const html = '<meta name="pinterest" content="nopin" description="Ask us &amp; we send you one."><img src="/a.jpg">';
    expect(findPagePictures(html, 'https://field.example/').page.nopin).toBe('Ask us & we send you one.');
    expect(findPagePictures('<meta name="pinterest" content="rich">', 'https://field.example/').page.nopin).toBeNull();
  });

  it('are described in the words that the site gives for saving them', () => {
    const html = '<img src="/bread.jpg" data-pin-description="A loaf, for ever" data-pin-media="/bread-large.jpg">';
    const [found] = findPagePictures(html, 'https://field.example/').items;
    expect(found).toMatchObject({ url: 'https://field.example/bread-large.jpg', description: 'A loaf, for ever' });
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

describe('references in JSON-LD', () => {
  const graph = (...nodes: unknown[]) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;
  const reference = { '@id': `${base}#primaryimage` };
  const picture = {
    '@type': 'ImageObject',
    ...reference,
    url: '/loaf.jpg',
    contentUrl: '/loaf.jpg',
    width: 1200,
    height: 800,
    caption: 'A loaf',
  };
  const page = { '@type': 'WebPage', '@id': base, primaryImageOfPage: reference, image: reference, thumbnailUrl: '/thumb.jpg' };

  it('stand for what they name, wherever in the page that is', () => {
    const { items } = findPagePictures(graph({ '@type': 'Recipe', image: [reference] }) + graph(page, picture), base);
    expect(items.map(({ url }) => url)).toEqual(['https://field.example/loaf.jpg', 'https://field.example/thumb.jpg']);
    expect(items[0]).toMatchObject({ width: 1200, height: 800, alt: 'A loaf' });
  });

  it('may be a word alone', () => {
    expect(urlsOf(graph({ '@type': 'Recipe', image: reference['@id'] }, picture))).toEqual(['https://field.example/loaf.jpg']);
  });

  it('that name nothing are no pictures, unless they are the address of one', () => {
    expect(urlsOf(graph(page))).toEqual(['https://field.example/thumb.jpg']);
    expect(urlsOf(graph({ '@type': 'Recipe', image: { '@type': 'ImageObject', '@id': '/bread.webp' } }))).toEqual([
      'https://field.example/bread.webp',
    ]);
  });

  it('to each other end', () => {
    const loop = [
      { '@type': 'ImageObject', '@id': '#a', url: '#b' },
      { '@type': 'ImageObject', '@id': '#b', url: '#a' },
    ];
    expect(urlsOf(graph({ '@type': 'Recipe', image: '#a' }, ...loop))).toEqual([]);
  });

  it('of a publisher or an author lead to pictures of them, not of the page', () => {
    const logo = { '@type': 'ImageObject', '@id': '#logo', url: '/us.jpg' };
    const face = { '@type': 'ImageObject', '@id': '#face', url: '/me.jpg' };
    const others = [
      { '@type': 'Organization', logo: { '@id': '#logo' }, image: { '@id': '#logo' } },
      { '@type': ['Person', 'Organization'], image: { '@id': '#face' } },
    ];
    expect(urlsOf(graph(...others, logo, face, page, picture))).toEqual([
      'https://field.example/loaf.jpg',
      'https://field.example/thumb.jpg',
    ]);
    expect(urlsOf(graph({ '@type': 'Recipe', image: { '@id': '#logo' } }, ...others, logo))).toEqual(['https://field.example/us.jpg']);
  });
});

it.each([
  `<meta property="og:image" content="${base}">`,
  `<meta property="og:image" content="${base}#top">`,
  '<link rel="canonical" href="/bread/"><meta name="twitter:image" content="https://field.example/bread/">',
  '<meta property="og:url" content="https://field.example/bread"><link rel="image_src" href="/bread/#primaryimage">',
  '<script type="application/ld+json">{"@type":"Recipe","image":"https://field.example/recipes/bread.html#primaryimage"}</script>',
  '<meta property="og:image" content="https://field.example/">',
  '<img src="#"><img src="?">',
])('the address of the page is no picture of it: %s', (html) => {
  expect(urlsOf(html)).toEqual([]);
});

it('a picture is the page itself where its address says so', () => {
  expect(urlsOf('<meta property="og:image" content="/loaf.jpg">', 'https://field.example/loaf.jpg')).toEqual([
    'https://field.example/loaf.jpg',
  ]);
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
      nopin: null,
    });
  });

  it('has the name that stands in its title, not another headline', () => {
    const page = (title: string, jsonLd: object) =>
      findPagePictures(`<title>${title}</title><script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`, base).page.title;
    const article = { '@type': 'Article', name: 'Hamburger', headline: 'ground meat sandwich' };
    expect(page('Hamburger - Wikipedia', article)).toBe('Hamburger');
    expect(page('Hamburger – Wikipedia', { '@type': 'Article', headline: 'ground meat sandwich' })).toBe('Hamburger – Wikipedia');
    expect(page('Rye bread, dark and sour | Field', { '@type': 'Article', headline: 'Rye bread: dark and sour' })).toBe(
      'Rye bread: dark and sour',
    );
    expect(page('', article)).toBe('ground meat sandwich');
    expect(page('パンの作り方 | はたけ', { headline: 'パンの作り方' })).toBe('パンの作り方');
    expect(
      page('Field', {
        '@graph': [
          { '@type': 'WebSite', name: 'Field' },
          { '@type': 'Article', headline: 'How to bake rye bread' },
        ],
      }),
    ).toBe('How to bake rye bread');
  });

  it('has its entities read, also where they were escaped twice', () => {
    const html = `
      <title>Bread &amp;amp; butter</title><meta property="og:description" content="B&amp;#339;uf &amp;mdash; &amp;quot;rare&amp;quot;&amp;nbsp;&amp;lt;3 R&amp;D">
      <meta property="og:image" content="https://cdn.example/a.jpg?x=1&amp;amp;y=2"><img alt="Don&amp;#8217;t" src="/b.jpg?x=1&amp;#038;y=2">
      <script type="application/ld+json">{"image":{"url":"/c.jpg?x=1&amp;y=2","caption":"Cacio e Pepe&mdash;now"}}</script>`;
    const { page, items } = findPagePictures(html, base);
    expect(page).toMatchObject({ title: 'Bread & butter', description: 'B\u0153uf \u2014 "rare"\u00a0<3 R&D' });
    expect(items.map(({ url, alt }) => [url, alt])).toEqual([
      ['https://cdn.example/a.jpg?x=1&y=2', ''],
      ['https://field.example/c.jpg?x=1&y=2', 'Cacio e Pepe\u2014now'],
      ['https://field.example/b.jpg?x=1&y=2', 'Don\u2019t'],
    ]);
  });

  it('is what `property` says where `name` says something else', () => {
    const html = `
      <meta name="og:title" content="By name"><meta property="twitter:title" content="For others"><meta property="og:title" content="By property">
      <meta name="og:image" content="/name.jpg"><meta property="og:image" content="/property.jpg">
      <meta itemprop="description" content="An item"><meta name="description" content="By name">`;
    const { page, items } = findPagePictures(html, base);
    expect(page).toMatchObject({ title: 'By property', description: 'By name' });
    expect(items[0]).toMatchObject({ url: 'https://field.example/property.jpg' });
    expect(findPagePictures('<meta name="og:title" content="By name">', base).page.title).toBe('By name');
  });

  it('falls back on its address', () => {
    expect(findPagePictures('', 'https://www.field.example/x#y').page).toEqual({
      title: '',
      description: '',
      site_name: 'field.example',
      canonical_url: 'https://www.field.example/x',
      nopin: null,
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
