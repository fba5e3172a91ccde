import type { ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';

/** A page of a list: the ids of what stands in it, and where it goes on; null at its end. */
export interface ListPage {
  readonly ids: readonly string[];
  readonly bookmark: string | null;
}

/** Reads the reply to a list; throws when it holds no list. */
export function readList(body: Buffer | string): ListPage {
  const { resource_response: reply } = JSON.parse(body.toString()) as ResourceEnvelope;
  const items = itemsOf(reply.data);
  if (items === null) throw new Error(`This is no list: ${body.toString().slice(0, 300)}`);
  const ids = items.map((item) => (hasId(item) ? item.id : JSON.stringify(item)));
  const bookmark = reply.bookmark ?? null;
  return { ids, bookmark: bookmark === '-end-' ? null : bookmark };
}

/** How many items a reply of the resource protocol holds: those of its list, or itself. */
export function countItems(body: Buffer | string): number {
  const { data } = (JSON.parse(body.toString()) as ResourceEnvelope).resource_response;
  return itemsOf(data)?.length ?? Number(data !== null);
}

/** The pins that a page of HTML shows, each once, in their order. */
export function findPinsOfPage(html: string): string[] {
  return [...new Set([...html.matchAll(/href="\/pin\/(\d+)\//gu)].map(([, id]) => id!))];
}

/** A list, or the one in a reply that says more: the results of a search, the items that complete a word. */
function itemsOf(data: unknown): readonly unknown[] | null {
  const { results, items } = Object(data) as { results?: unknown; items?: unknown };
  return [data, results, items].find((list) => Array.isArray(list)) ?? null;
}

function hasId(item: unknown): item is { id: string } {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string';
}
