import { Parser } from 'htmlparser2';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import { createRegionTracker, type Region } from './page-regions.ts';

export type Attributes = Record<string, string>;

/** A picture as a page's markup has it, before anything is judged. */
export type MarkedPicture = {
  kind: 'img' | 'video';
  attributes: Attributes;
  /** The `srcset`s of the `<source>`s that stand beside it in a `<picture>`. */
  sources: string[];
  region: Region;
};

export type MarkedPage = {
  baseHref: string | undefined;
  title: string;
  metas: Attributes[];
  links: Attributes[];
  jsonLd: string[];
  pictures: MarkedPicture[];
};

/** No honest page has more of these; what goes beyond costs time and is not read. */
const limits = { pictures: 2_000, sources: 30, depth: 1_000, named: 500, jsonLd: 1_000_000 };

/** Reads what matters for pictures out of a page, in one pass and in the order of the page. */
export function readPage(html: string): MarkedPage {
  const page: MarkedPage = { baseHref: undefined, title: '', metas: [], links: [], jsonLd: [], pictures: [] };
  const regions = createRegionTracker();
  let sources: string[] = [];
  let text: string | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (regions.enter(name, attributes) > limits.depth) parser.pause();
      if (name === 'picture') sources = [];
      if (name === 'title' || isJsonLd(name, attributes)) text = '';
      if (name === 'base') page.baseHref ??= attributes['href'];
      if (name === 'meta' && page.metas.length < limits.named) page.metas.push(attributes);
      if (name === 'link' && page.links.length < limits.named) page.links.push(attributes);
      if (name === 'source' && sources.length < limits.sources) sources.push(attributes['srcset'] ?? attributes['data-srcset'] ?? '');
      if (name === 'img' || name === 'amp-img') keep('img', attributes);
      if (name === 'video' && attributes['poster']) keep('video', attributes);
    },
    ontext(chunk) {
      if (text !== undefined && text.length <= limits.jsonLd) text += chunk;
    },
    onclosetag(name) {
      regions.leave();
      if (name === 'picture') sources = [];
      if (name === 'title' && page.title === '') page.title = oneLine(text ?? '');
      if (name === 'script' && text && text.length <= limits.jsonLd && page.jsonLd.length < limits.named) page.jsonLd.push(text);
      if (name === 'title' || name === 'script') text = undefined;
    },
  });

  function keep(kind: MarkedPicture['kind'], attributes: Attributes): void {
    if (page.pictures.length >= limits.pictures) return;
    page.pictures.push({ kind, attributes, sources: kind === 'img' ? sources : [], region: regions.current() });
    // A `<picture>` has one `<img>`: as many as a page likes to put there would each have all of the sources looked at.
    if (kind === 'img') sources = [];
  }

  parser.end(html);
  return page;
}

function isJsonLd(name: string, attributes: Attributes): boolean {
  return name === 'script' && /^application\/ld\+json/i.test(attributes['type'] ?? '');
}
