import type { RichCredit } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import type { JsonLdNode } from './json-ld-graph.ts';
import { listOf, webAddressOf, wordsOf } from './json-ld-values.ts';

const LONGEST_NAME = 120;

/** Who made what a page is about, and the licence that it stands under; nothing where nobody is named. */
export function readCredit(node: JsonLdNode): RichCredit | undefined {
  const maker = listOf(node['author'] ?? node['creator'])[0];
  const authorName = wordsOf(maker, LONGEST_NAME);
  if (authorName === '') return undefined;
  return { authorName, authorUrl: webAddressOf(maker), license: webAddressOf(listOf(node['license'])[0]) };
}
