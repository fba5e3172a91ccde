import type { RichSource } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { typesOf, type JsonLdNode } from './json-ld-graph.ts';
import { bareType, findSubject } from './json-ld-values.ts';
import type { PageItems } from './page-items.ts';

/** What a page is about, gathered from all that says something of it, with where each value was read. */
export interface RichSubject {
  readonly node: JsonLdNode;
  readonly sources: Readonly<Record<string, RichSource>>;
}

/** Where to read of a thing, the most trusted first. */
export interface Readings {
  readonly jsonLd: readonly unknown[];
  readonly items: PageItems;
  readonly openGraph: JsonLdNode | null;
}

/** Finds the thing of one of these types that a page is about. What one reading leaves out, the next one gives. */
export function gatherSubject({ jsonLd, items, openGraph }: Readings, types: ReadonlySet<string>): RichSubject | null {
  const readings: [RichSource, JsonLdNode | undefined][] = [
    ['json_ld', findSubject(jsonLd, types)],
    ['microdata', onlyOf(items.microdata, types)],
    ['rdfa', onlyOf(items.rdfa, types)],
    ['open_graph', onlyOf(openGraph ? [openGraph] : [], types)],
  ];
  const node: JsonLdNode = {};
  const sources: Record<string, RichSource> = {};
  for (const [source, read] of readings) {
    for (const [name, value] of Object.entries(read ?? {})) {
      if (Object.hasOwn(sources, name) || isEmpty(value)) continue;
      node[name] = value;
      sources[name] = source;
    }
  }
  return '@type' in node ? { node, sources } : null;
}

/** A page with several of a kind is a list, and about none of them. */
function onlyOf(items: readonly JsonLdNode[], types: ReadonlySet<string>): JsonLdNode | undefined {
  const [first, ...others] = items.filter((item) => typesOf(item).some((type) => types.has(bareType(type))));
  return others.length === 0 ? first : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
