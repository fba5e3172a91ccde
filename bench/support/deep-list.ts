import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { askWell, type Headers } from './ask.ts';
import { callPath } from './call-path.ts';
import { readList } from './contents.ts';

/** A list that is read page by page. */
export interface DeepList {
  readonly name: string;
  readonly size: number;
  readonly pathOf: (bookmarks?: string[]) => string;
}

export function listOf<Input extends PageInput, Output>(endpoint: Endpoint<Input, Output>, input: Input & { page_size: number }): DeepList {
  return { name: endpoint.name, size: input.page_size, pathOf: (bookmarks) => callPath(endpoint, { ...input, bookmarks }) };
}

/** Follows the bookmarks down to the wanted page, which has to be a full one, each of them with what none before it held. */
export async function walkTo(depth: number, url: string, { name, size, pathOf }: DeepList, headers: Headers): Promise<string> {
  const seen = new Set<string>();
  let bookmark = '';
  for (let page = 1; page <= depth; page += 1) {
    const found = readList(await askWell(url + pathOf(page === 1 ? undefined : [bookmark]), headers));
    const before = seen.size;
    for (const id of found.ids) seen.add(id);
    const added = seen.size - before;
    const isGood = added === found.ids.length && (page < depth ? added > 0 && found.bookmark !== null : added === size);
    if (!isGood)
      throw new Error(`Page ${page} of ${name} holds ${found.ids.length}, ${added} of them new: there is no deep page to measure.`);
    if (page < depth) bookmark = found.bookmark!;
  }
  return bookmark;
}
