export type JsonLdNode = Record<string, unknown>;

/** Parts of a record that show somebody, not the thing the page is about. */
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

/** What the records of a page say of each other, by `@id`. */
export type JsonLdGraph = {
  /** The records that have an address of a picture. */
  readonly named: Map<string, JsonLdNode>;
  /** What only a publisher, an author or their like refer to. */
  readonly ofOthers: (id: unknown) => boolean;
};

/** Reads who refers to what; as much of it as `limits` allow. */
export function readGraph(roots: readonly unknown[], limits: { depth: number; parts: number }): JsonLdGraph {
  const named = new Map<string, JsonLdNode>();
  const referred = { byOthers: new Set<string>(), byPage: new Set<string>() };
  let parts = 0;

  function visit(value: unknown, isOthers: boolean, depth: number): void {
    parts += 1;
    if (depth > limits.depth || parts > limits.parts) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, isOthers, depth + 1);
      return;
    }
    if (!isNode(value)) return;
    const id = value['@id'];
    const address = addressIn(value);
    if (typeof id === 'string' && address !== undefined && !named.has(id)) named.set(id, value);
    if (typeof id === 'string' && address === undefined) (isOthers ? referred.byOthers : referred.byPage).add(id);
    const isSomebody = isOthers || isAboutOthers(value);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') visit(inner, isSomebody || aboutOthers.has(key), depth + 1);
    }
  }

  for (const root of roots) visit(root, false, 0);
  return { named, ofOthers: (id) => typeof id === 'string' && referred.byOthers.has(id) && !referred.byPage.has(id) };
}

/** The address of the picture that a record is. */
export function addressIn(node: JsonLdNode): string | undefined {
  return [node['contentUrl'], node['url']].flat().find((one) => typeof one === 'string' && one !== '') as string | undefined;
}

/** Whether a record is one of a site, a publisher or a person. */
export function isAboutOthers(node: JsonLdNode): boolean {
  return typesOf(node).some((type) => othersTypes.test(type));
}

/** Whether what stands under a key shows somebody, not the thing the page is about. */
export function showsOthers(key: string): boolean {
  return aboutOthers.has(key);
}

export function typesOf(node: JsonLdNode): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
