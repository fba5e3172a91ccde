import { parseBlock } from './json-ld-blocks.ts';
import { addressIn, isAboutOthers, isNode, readGraph, showsOthers, typesOf, type JsonLdGraph } from './json-ld-graph.ts';
import { pictureFile } from './picture-urls.ts';
import { plainLine, plainText } from './plain-text.ts';

/** What a page says of itself in JSON-LD, as far as pictures go. */
export type JsonLdFacts = {
  pictures: { url: string; width: number | null; height: number | null; caption: string }[];
  headline: string;
  name: string;
  description: string;
  siteName: string;
};

/** No honest page says more; what goes beyond costs time and is not read. */
const limits = { depth: 8, parts: 20_000, pictures: 500 };

/** The facts so far, and how much was looked at for them. */
type ReadFacts = JsonLdFacts & { parts: number; graph: JsonLdGraph };

/** Reads every block; one that is no JSON is passed over. */
export function readJsonLd(blocks: string[]): JsonLdFacts {
  const roots = blocks.map(parseBlock);
  const graph = readGraph(roots, limits);
  const facts: ReadFacts = { pictures: [], headline: '', name: '', description: '', siteName: '', parts: 0, graph };
  for (const root of roots) {
    if (facts.parts >= limits.parts) break;
    visit(root, facts, 0);
  }
  return facts;
}

function visit(value: unknown, facts: ReadFacts, depth: number): void {
  facts.parts += 1;
  if (depth > limits.depth || facts.parts > limits.parts) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, facts, depth + 1);
    return;
  }
  if (!isNode(value)) return;
  if (isAboutOthers(value)) {
    if (typesOf(value).includes('WebSite')) facts.siteName ||= lineOf(value['name']);
    return;
  }
  if (typesOf(value).includes('ImageObject') && !facts.graph.ofOthers(value['@id'])) addPicture(value, facts);
  facts.headline ||= lineOf(value['headline']);
  if (depth === 0) facts.name ||= lineOf(value['name']);
  facts.description ||= textOf(value['description']);
  for (const picture of [value['image']].flat()) addPicture(picture, facts);
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'image' && !showsOthers(key)) visit(inner, facts, depth + 1);
  }
  for (const thumbnail of [value['thumbnailUrl']].flat()) addPicture(thumbnail, facts);
}

/** A picture is an address, a record that has one, or a reference to such a record. */
function addPicture(value: unknown, facts: ReadFacts): void {
  if (facts.pictures.length >= limits.pictures) return;
  const { named } = facts.graph;
  const id = isNode(value) ? value['@id'] : value;
  const referred = typeof id === 'string' ? named.get(id) : undefined;
  const node = { ...referred, ...(isNode(value) ? value : {}) };
  const url = addressIn(node) ?? (typeof value === 'string' || isPictureFile(id) ? id : undefined);
  if (typeof url !== 'string') return;
  facts.pictures.push({ url, width: pixelsOf(node['width']), height: pixelsOf(node['height']), caption: lineOf(node['caption']) });
}

/** Some pages give the address as the name of the record, and nothing else. */
function isPictureFile(id: unknown): boolean {
  return typeof id === 'string' && pictureFile.test(id);
}

function pixelsOf(value: unknown): number | null {
  const plain = isNode(value) ? value['value'] : value;
  const pixels = Number.parseInt(String(plain), 10);
  return pixels > 0 ? pixels : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : '';
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? plainLine(value) : '';
}
