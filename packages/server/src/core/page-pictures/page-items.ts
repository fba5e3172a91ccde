import { Parser } from 'htmlparser2';
import type { JsonLdNode } from './json-ld-graph.ts';
import type { Attributes } from './read-page.ts';

/** What the markup of a page says of things, in the form of JSON-LD: microdata by `itemscope`, RDFa by `typeof`. */
export interface PageItems {
  readonly microdata: readonly JsonLdNode[];
  readonly rdfa: readonly JsonLdNode[];
}

type Kind = keyof PageItems;

interface Capture {
  readonly node: JsonLdNode;
  readonly names: readonly string[];
  text: string;
}

interface Element {
  /** The thing that this element or the nearest one around it describes, and the kind of its markup. */
  readonly thing: { readonly node: JsonLdNode; readonly kind: Kind } | null;
  readonly capture: Capture | null;
}

/** No honest page has more; what goes beyond is not read. */
const limits = { depth: 1_000, things: 2_000, values: 300, captures: 30, letters: 20_000 };
const MARKS = { microdata: { type: 'itemtype', name: 'itemprop' }, rdfa: { type: 'typeof', name: 'property' } } as const;
/** After these a line of words ends. */
const BLOCKS = new Set(['p', 'li', 'br', 'div', 'tr', 'section', 'dd', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What a link says of these is its address; of all others, its words. */
const ADDRESSES = new Set(['url', 'image', 'sameAs', 'availability', 'itemCondition', 'contentUrl', 'thumbnailUrl', 'license']);
const SCHEMA = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)?([A-Za-z]\w{0,60})$/;

/** Reads the microdata and the RDFa of a page, in one pass. */
export function readPageItems(html: string): PageItems {
  const found: Record<Kind, JsonLdNode[]> = { microdata: [], rdfa: [] };
  if (!/\s(?:itemscope|typeof)\b/i.test(html)) return found;
  const open: Element[] = [];
  const captures: Capture[] = [];
  let things = 0;
  let silent = 0;

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (open.length > limits.depth || things > limits.things) return parser.pause();
      if (isSilent(tag)) silent += 1;
      const parent = open.at(-1)?.thing ?? null;
      const kind = kindOf(attributes, parent?.kind);
      const names = parent ? namesOf(attributes[MARKS[parent.kind].name]) : [];
      const node = kind && begin(attributes, kind, parent?.node, names);
      const capture = !node && parent && names.length > 0 ? readValue(tag, attributes, parent.node, names) : null;
      if (capture && captures.length < limits.captures) captures.push(capture);
      open.push({ thing: node && kind ? { node, kind } : parent, capture });
    },
    ontext(words) {
      if (silent > 0) return;
      for (const capture of captures) if (capture.text.length < limits.letters) capture.text += words.replace(/\s+/g, ' ');
    },
    onclosetag(tag) {
      if (isSilent(tag)) silent -= 1;
      if (BLOCKS.has(tag)) for (const capture of captures) capture.text += '\n';
      const capture = open.pop()?.capture;
      if (!capture || captures.at(-1) !== capture) return;
      captures.pop();
      for (const name of capture.names) add(capture.node, name, capture.text.trim());
    },
  });

  function begin(attributes: Attributes, kind: Kind, parent: JsonLdNode | undefined, names: readonly string[]): JsonLdNode {
    const node: JsonLdNode = { '@type': namesOf(attributes[MARKS[kind].type]) };
    things += 1;
    if (names.length === 0 || !parent) found[kind].push(node);
    else for (const name of names) add(parent, name, node);
    return node;
  }

  parser.end(html);
  return found;
}

function isSilent(tag: string): boolean {
  return tag === 'script' || tag === 'style' || tag === 'template';
}

/** An item goes on in the markup in which it began. */
function kindOf(attributes: Attributes, within: Kind | undefined): Kind | null {
  if (attributes['itemscope'] !== undefined && within !== 'rdfa') return 'microdata';
  return attributes['typeof'] !== undefined && within !== 'microdata' ? 'rdfa' : null;
}

/** The names of schema.org among several; those of other vocabularies say nothing here. */
function namesOf(said: string | undefined): string[] {
  return (said ?? '').split(/\s+/).flatMap((name) => SCHEMA.exec(name)?.[1] ?? []);
}

/** Keeps what an element's attributes say, or gives the words that are to be gathered until it ends. */
function readValue(tag: string, attributes: Attributes, node: JsonLdNode, names: readonly string[]): Capture | null {
  const said = attributes['content'] ?? attributeOf(tag, attributes, names);
  if (said === undefined) return tag === 'meta' || tag === 'link' ? null : { node, names, text: '' };
  for (const name of names) add(node, name, said.trim());
  return null;
}

function attributeOf(tag: string, attributes: Attributes, names: readonly string[]): string | undefined {
  if (tag === 'a' || tag === 'area') return names.some((name) => ADDRESSES.has(name)) ? attributes['href'] : undefined;
  if (tag === 'link') return attributes['href'];
  if (tag === 'img') return attributes['src'] ?? '';
  if (tag === 'time') return attributes['datetime'];
  return tag === 'data' || tag === 'meter' ? attributes['value'] : undefined;
}

function add(node: JsonLdNode, name: string, value: unknown): void {
  if (value === '') return;
  const known = Object.hasOwn(node, name) ? node[name] : undefined;
  if (known === undefined) node[name] = value;
  else if (!Array.isArray(known)) node[name] = [known, value];
  else if (known.length < limits.values) known.push(value);
}
