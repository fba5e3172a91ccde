import type { ArticleBlock, WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { placeOf } from '../../lib/place-of.ts';
import { addressesIn } from './addresses.ts';

/** A part of an article while it is edited: pins and boards stand there by their addresses. */
export interface LaidOut {
  /** Tells parts apart while they are moved. */
  readonly key: number;
  readonly kind: ArticleBlock['kind'];
  /** What was typed: words, or addresses. */
  readonly typed: string;
}

/** The ids of the pins that stand in a field, one address a line or set apart by spaces; `null` where one is none. */
export function pinIdsOf(typed: string, origin: string): string[] | null {
  const places = addressesIn(typed).map((address) => placeOf(address, origin));
  const ids = places.flatMap((place) => (place && 'pin' in place ? place.pin : []));
  return ids.length === places.length ? [...new Set(ids)] : null;
}

/** An article's parts as they are edited; `addressOf` says where a board stands. */
export function layOut(blocks: readonly ArticleBlock[], addressOf: (boardId: string) => string): LaidOut[] {
  return blocks.map((block, key) => ({ key, kind: block.kind, typed: typedOf(block, addressOf) }));
}

function typedOf(block: ArticleBlock, addressOf: (boardId: string) => string): string {
  if (block.kind === 'pins') return block.pin_ids.map((id) => `/pin/${id}/`).join('\n');
  return block.kind === 'board' ? addressOf(block.board_id) : block.text;
}

/** Moves a part one place up or down. */
export function move(parts: readonly LaidOut[], at: number, by: -1 | 1): LaidOut[] {
  const moved = [...parts];
  const [part] = moved.splice(at, 1);
  if (part) moved.splice(at + by, 0, part);
  return moved;
}

/** The moment that a field of the browser shows, in its own time zone. */
export function localMoment(published_at: WholeArticle['published_at']): string {
  if (published_at === null) return '';
  const at = new Date(published_at);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment that somebody filled in, in UTC; `null` where none is. */
export function momentOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
