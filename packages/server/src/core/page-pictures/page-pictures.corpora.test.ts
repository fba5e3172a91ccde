import { readFile } from 'node:fs/promises';
import type { Duration } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { describe, expect, it } from 'vitest';
import { decodePage } from '../safe-fetch/index.ts';
import { corpusFiles, corpusIsThere } from '../testing/corpora.ts';
import { findPagePictures, readRichMetadata, type PagePicture } from './index.ts';
import { resolveUrl, sameness } from './picture-urls.ts';

interface ExpectedRecipe {
  readonly title: string;
  readonly total_time?: number;
  readonly cook_time?: number;
  readonly prep_time?: number;
  readonly yields?: string;
}

const bareLetters = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

type RecipePage = { host: string; image?: unknown };

async function readPages(corpus: string): Promise<{ file: string; html: string }[]> {
  const files = (await corpusFiles(corpus)).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map(async (file) => ({ file, html: decodePage(await readFile(file)) })));
}

/** The page's own choice, read without the code under test; only where it is plain enough for that. */
function ownChoice(html: string): string | undefined {
  const tag = /<meta\s[^>]*property=["']?og:image["'\s][^>]*>/i.exec(html)?.[0];
  return /content=["'](https?:[^"'&]+)["']/i.exec(tag ?? '')?.[1];
}

function expectWellFormed(items: PagePicture[], file: string): void {
  expect(items.length, file).toBeLessThanOrEqual(50);
  expect(new Set(items.map(({ url }) => sameness(url))).size, file).toBe(items.length);
  for (const { url } of items) expect(url, file).toMatch(/^https?:\/\//);
}

describe.skipIf(!corpusIsThere('pages'))('real pages (needs the corpora)', () => {
  it('give the picture they chose themselves first', async () => {
    const pages = [...(await readPages('pages/articles')), ...(await readPages('pages/recipes'))];
    let chosen = 0;
    for (const { file, html } of pages) {
      const { items } = findPagePictures(html, 'https://field.example/page');
      expectWellFormed(items, file);
      const choice = ownChoice(html);
      if (!choice || choice.endsWith('.svg')) continue;
      chosen += 1;
      expect(items[0]?.url, file).toBe(new URL(choice).href);
    }
    expect(chosen).toBeGreaterThan(60);
  });

  it('never offer their own address as a picture', async () => {
    const pages = await readPages('pages/recipes');
    for (const { file, html } of pages) {
      const address = /<link[^>]*rel=["']?canonical["']?[^>]*href=["']?([^"'\s>]+)/i.exec(html)?.[1] ?? 'https://field.example/page';
      const own = new URL(address, 'https://field.example/').href.replace(/\/$/, '');
      const { items } = findPagePictures(html, own);
      expect(
        items.filter(({ url }) => url.replace(/\/?(?:#.*)?$/, '') === own),
        file,
      ).toEqual([]);
    }
    expect(pages.length).toBeGreaterThan(80);
  });

  it('without a choice of their own give a picture of their content', async () => {
    const contents = {
      'gmw.html': /20170310\/448a5bc1e2861a2c4e592/,
      'lwn-1.html': /qgis-/,
      'lazy-image-3.html': /0579d17015b1/,
      'base-url.html': /foo\/bar\/baz\.png/,
    };
    for (const { file, html } of await readPages('pages/articles')) {
      const expected = Object.entries(contents).find(([name]) => file.endsWith(`/${name}`))?.[1];
      if (!expected) continue;
      expect(findPagePictures(html, 'https://field.example/a/page').items[0]?.url, file).toMatch(expected);
    }
  });

  it('that are recipes give the dish among the first three', async () => {
    let dishes = 0;
    for (const { file, html } of await readPages('pages/recipes')) {
      const { host, image } = JSON.parse(await readFile(file.replace(/html$/, 'json'), 'utf8')) as RecipePage;
      const page = `https://${host}/recipe`;
      const dish = typeof image === 'string' ? resolveUrl(image, page) : null;
      if (!dish) continue;
      const first = findPagePictures(html, page).items.slice(0, 3);
      if (first.some(({ url }) => sameness(url) === sameness(dish))) dishes += 1;
      else
        expect(
          ['brewersfriend_1.html'].some((name) => file.endsWith(name)),
          file,
        ).toBe(true);
    }
    expect(dishes).toBeGreaterThan(75);
  });

  it('give their recipes with every ingredient', async () => {
    let read = 0;
    for (const { file, html } of await readPages('pages/recipes')) {
      const recipe = readRichMetadata(html, 'https://field.example/page')?.recipe;
      if (!recipe) continue;
      read += 1;
      const expected = JSON.parse(await readFile(file.replace(/html$/, 'json'), 'utf8')) as { ingredients: string[] };
      const ingredients = recipe.categorizedIngredients.flatMap((group) => group.ingredients);
      expect(ingredients.length, file).toBe(expected.ingredients.length);
    }
    expect(read).toBeGreaterThan(60);
  });

  it('give at least 95 of 100 values that they carry in structured form', async () => {
    const minutesOf = (time: Duration | null | undefined) => (time ? time.hours * 60 + time.minutes : null);
    const missed: string[] = [];
    let carried = 0;
    for (const { file, html } of await readPages('pages/recipes')) {
      const recipe = readRichMetadata(html, 'https://field.example/page')?.recipe;
      if (!recipe) continue;
      const expected = JSON.parse(await readFile(file.replace(/html$/, 'json'), 'utf8')) as ExpectedRecipe;
      const values: [string, unknown, unknown][] = [
        ['total_time', minutesOf(recipe.totalTime), expected.total_time],
        ['cook_time', minutesOf(recipe.cookTime), expected.cook_time],
        ['prep_time', minutesOf(recipe.prepTime), expected.prep_time],
        ['yields', recipe.servingsSummary?.serves, Number.parseInt(/\d+/.exec(expected.yields ?? '')?.[0] ?? '', 10) || undefined],
        ['title', bareLetters(recipe.name), bareLetters(expected.title)],
      ];
      for (const [name, read, said] of values.filter(([, , one]) => one !== undefined && one !== null)) {
        carried += 1;
        if (read !== said) missed.push(`${file} ${name}`);
      }
    }
    expect(carried).toBeGreaterThan(300);
    expect(missed.length / carried, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('that are articles give their headline, and most of them an author or a day', async () => {
    const articles = (await readPages('pages/articles')).flatMap(
      ({ html }) => readRichMetadata(html, 'https://field.example/a')?.article ?? [],
    );
    expect(articles.length).toBeGreaterThanOrEqual(14);
    expect(articles.filter(({ authors, datePublished }) => authors.length > 0 || datePublished !== null).length).toBe(articles.length);
  });
});
