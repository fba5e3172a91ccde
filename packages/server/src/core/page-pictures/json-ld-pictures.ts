/** What a page says of itself in JSON-LD, as far as pictures go. */
export type JsonLdFacts = {
  pictures: { url: string; width: number | null; height: number | null; caption: string }[];
  headline: string;
  description: string;
};

/** Parts of the record that show somebody, not the thing the page is about. */
const aboutOthers = new Set([
  'logo',
  'author',
  'publisher',
  'creator',
  'editor',
  'contributor',
  'review',
  'reviews',
  'comment',
  'provider',
  'sourceOrganization',
  'brand',
  'isPartOf',
  'breadcrumb',
  'potentialAction',
  'about',
  'mentions',
]);
const othersTypes = /^(?:WebSite|Organization|Person|NewsMediaOrganization|Corporation|BreadcrumbList|SearchAction|Brand)$/;

/** No honest page says more; what goes beyond costs time and is not read. */
const limits = { depth: 8, parts: 20_000, pictures: 500 };

/** The facts so far, and how much was looked at for them. */
type ReadFacts = JsonLdFacts & { parts: number };

/** Reads every block; one that is no JSON is passed over. */
export function readJsonLd(blocks: string[]): JsonLdFacts {
  const facts: ReadFacts = { pictures: [], headline: '', description: '', parts: 0 };
  for (const block of blocks) {
    if (facts.parts >= limits.parts) break;
    visit(parseLoosely(block), facts, 0);
  }
  return facts;
}

function parseLoosely(block: string): unknown {
  const bare = block.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/g, '');
  for (const text of [bare, bare.replace(/\s+/g, ' ')]) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}

function visit(value: unknown, facts: ReadFacts, depth: number): void {
  facts.parts += 1;
  if (depth > limits.depth || facts.parts > limits.parts) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, facts, depth + 1);
    return;
  }
  if (!isRecord(value) || typesOf(value).some((type) => othersTypes.test(type))) return;
  if (typesOf(value).includes('ImageObject')) addPicture(value, facts);
  facts.headline ||= textOf(value['headline']) || (depth > 0 ? '' : textOf(value['name']));
  facts.description ||= textOf(value['description']);
  for (const picture of [value['image']].flat()) addPicture(picture, facts);
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'image' && !aboutOthers.has(key)) visit(inner, facts, depth + 1);
  }
  for (const thumbnail of [value['thumbnailUrl']].flat()) addPicture(thumbnail, facts);
}

function addPicture(value: unknown, facts: JsonLdFacts): void {
  if (facts.pictures.length >= limits.pictures) return;
  if (typeof value === 'string') facts.pictures.push({ url: value, width: null, height: null, caption: '' });
  if (!isRecord(value)) return;
  const url = [value['url'], value['contentUrl'], value['@id']].flat().find((one) => typeof one === 'string' && one !== '');
  if (typeof url !== 'string') return;
  facts.pictures.push({
    url,
    width: pixelsOf(value['width']),
    height: pixelsOf(value['height']),
    caption: textOf(value['caption']),
  });
}

function typesOf(value: Record<string, unknown>): string[] {
  return [value['@type']].flat().filter((type) => typeof type === 'string');
}

function pixelsOf(value: unknown): number | null {
  const plain = isRecord(value) ? value['value'] : value;
  const pixels = Number.parseInt(String(plain), 10);
  return pixels > 0 ? pixels : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
