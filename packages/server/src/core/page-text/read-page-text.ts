import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import { charactersOf, COPY_LIMITS, SHORTEST_COPY, type CopyDirection, type PageText } from '@bowerbird/domain/pinning/kept-copies.ts';
import { readBlocks, withoutControls } from './blocks.ts';
import { saysNoArchive } from './no-archive.ts';
import { tidyMarkup } from './tidy-markup.ts';

/** A page with a field for a password and fewer characters than this is the way in to another one. */
const SHORTEST_BEHIND_LOGIN = 1_500;
/** Reading has a cost for each element, and no page to read has more of them. */
const MOST_ELEMENTS = 40_000;

/** The readable text of a page; null where it has none, or does not want it kept. */
export function readPageText(html: string): PageText | null {
  const tidy = tidyMarkup(html);
  const { document } = parseHTML(`<!doctype html>${withRoot(tidy.html)}`);
  if (refusesCopies(document)) return null;
  const { lang, dir } = document.documentElement;
  const article = readArticle(document);
  if (!article?.content) return null;
  const blocks = readBlocks(article.content);
  const characters = charactersOf(blocks);
  if (characters < (tidy.hasPasswordField ? SHORTEST_BEHIND_LOGIN : SHORTEST_COPY)) return null;
  const text: PageText = {
    title: lineOf(article.title, COPY_LIMITS.title) ?? '',
    byline: lineOf(article.byline, COPY_LIMITS.byline),
    site: lineOf(article.siteName, COPY_LIMITS.site),
    language: languageOf(article.lang ?? lang),
    direction: directionOf(article.dir) ?? directionOf(dir),
    blocks,
  };
  return withinBytes(text);
}

function readArticle(document: Document) {
  try {
    return new Readability<Node>(document, { serializer: (node) => node, maxElemsToParse: MOST_ELEMENTS }).parse();
  } catch {
    // It throws at too many elements, and at trees that it did not expect.
    return null;
  }
}

/** Fragments have no root of their own, and the reader of markup makes none. */
function withRoot(html: string): string {
  return /^\s*<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
}

/** Whether a page says that no copy of it is to be kept, or that it is paid for. */
function refusesCopies(document: Document): boolean {
  const metas = [...document.querySelectorAll('meta[name]')].filter((meta) =>
    /^(robots|bowerbird)$/i.test(meta.getAttribute('name') ?? ''),
  );
  if (metas.some((meta) => saysNoArchive(meta.getAttribute('content') ?? ''))) return true;
  const scripts = [...document.querySelectorAll('script')];
  return scripts.some((script) => /"isAccessibleForFree"\s*:\s*"?false/i.test(script.textContent));
}

function lineOf(text: string | null | undefined, most: number): string | null {
  const line = oneLine(withoutControls(text ?? ''))
    .slice(0, most)
    .toWellFormed();
  return line === '' ? null : line;
}

function languageOf(tag: string | null | undefined): string | null {
  const given = (tag ?? '').trim();
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(given) ? given : null;
}

function directionOf(value: string | null | undefined): CopyDirection | null {
  const given = value?.trim().toLowerCase();
  return given === 'rtl' || given === 'ltr' ? given : null;
}

/** Cuts the end off where many small blocks make a text too large. */
function withinBytes(text: PageText): PageText | null {
  const blocks = [...text.blocks];
  let bytes = Buffer.byteLength(JSON.stringify({ ...text, blocks }));
  while (bytes > COPY_LIMITS.bytes && blocks.length > 1) bytes -= Buffer.byteLength(JSON.stringify(blocks.pop())) + 1;
  return bytes > COPY_LIMITS.bytes ? null : { ...text, blocks };
}
