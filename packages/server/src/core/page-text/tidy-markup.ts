import { Parser } from 'htmlparser2';

/** What holds no words to read, with all that stands in it. */
const DROPPED = new Set(
  'style svg math iframe frame frameset noframes object embed template canvas video audio button select textarea dialog noscript script'.split(
    ' ',
  ),
);
const KEPT_ATTRIBUTES = new Set(
  'id class role href rel dir lang hidden aria-hidden itemprop property name content style datetime'.split(' '),
);
const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'base', 'wbr', 'col', 'source', 'area', 'input', 'param', 'track']);

/** No honest page goes beyond these. What stands deeper than `depth` loses its tags, and reading ends at `mostOpen`. */
const limits = { depth: 200, mostOpen: 2_000, characters: 1024 * 1024, attribute: 1_000, jsonLd: 64 * 1024 } as const;

export interface TidyMarkup {
  readonly html: string;
  readonly hasPasswordField: boolean;
}

/**
 * The markup of a page without what nobody reads, in one pass: no scripts, styles and frames. It is neither deeper nor longer than
 * what a tree may be built of.
 */
export function tidyMarkup(html: string): TidyMarkup {
  const parts: string[] = [];
  /** Whether each open tag was written. */
  const open: boolean[] = [];
  let characters = 0;
  let depth = 0;
  let dropped = 0;
  let jsonLd: string | null = null;
  let hasPasswordField = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'input' && attributes['type']?.toLowerCase() === 'password') hasPasswordField = true;
      if (name === 'script' && dropped === 0 && isJsonLd(attributes)) jsonLd = '';
      if (DROPPED.has(name)) dropped += 1;
      const isWritten = dropped === 0 && depth < limits.depth && /^[a-z][a-z0-9-]*$/.test(name);
      if (isWritten && name !== 'input') put(tagOf(name, attributes));
      if (VOID.has(name)) return;
      depth += isWritten ? 1 : 0;
      if (open.push(isWritten) > limits.mostOpen) parser.pause();
    },
    ontext(text) {
      if (jsonLd !== null) jsonLd += jsonLd.length > limits.jsonLd ? '' : text;
      else if (dropped === 0) put(escaped(text));
    },
    onclosetag(name) {
      if (VOID.has(name)) return;
      if (DROPPED.has(name)) dropped -= 1;
      if (jsonLd !== null) put(scriptOf(jsonLd));
      jsonLd = null;
      if (!open.pop()) return;
      depth -= 1;
      put(`</${name}>`);
    },
  });

  function put(text: string): void {
    characters += text.length;
    if (characters > limits.characters) parser.pause();
    else parts.push(text);
  }

  parser.end(html);
  return { html: parts.join(''), hasPasswordField };
}

function isJsonLd(attributes: Readonly<Record<string, string>>): boolean {
  return /^application\/ld\+json/i.test(attributes['type'] ?? '');
}

function scriptOf(json: string): string {
  if (json.length > limits.jsonLd) return '';
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

function tagOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const kept = Object.entries(attributes).flatMap(([key, value]) =>
    KEPT_ATTRIBUTES.has(key) ? ` ${key}="${escaped(value.slice(0, limits.attribute))}"` : [],
  );
  return `<${name}${kept.join('')}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);
}
