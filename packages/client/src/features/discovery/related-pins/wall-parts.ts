import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Story } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import type { EntityRef, StoredValue } from '../../../store/stored.ts';

/** What the feed of related pins holds: cards, and stories between them. */
export type RelatedEntry = StoredValue<PinCard | Story>;

/** Pins of a wall, and the story beneath them, where there is one. */
export interface WallPart {
  readonly pins: readonly EntityRef<'pin'>[];
  readonly story: StoredValue<Story> | null;
}

/** The pins among what the feed holds. */
export function pinsAmong(entries: readonly RelatedEntry[]): EntityRef<'pin'>[] {
  return entries.filter((entry) => entry.type === 'pin');
}

/** The first page alone, because many stories stand beneath it, and then walls of pins with a story beneath each. */
export function cutWall(entries: readonly RelatedEntry[], pageSize: number): { first: EntityRef<'pin'>[]; parts: WallPart[] } {
  const first = pinsAmong(entries).slice(0, pageSize);
  const parts: WallPart[] = [];
  let pins: EntityRef<'pin'>[] = [];
  for (const entry of entries.slice(entries.findLastIndex((one) => one === first.at(-1)) + 1)) {
    if (entry.type === 'pin') pins.push(entry);
    else if (pins.length > 0) {
      parts.push({ pins, story: entry });
      pins = [];
    }
  }
  return { first, parts: pins.length > 0 ? [...parts, { pins, story: null }] : parts };
}
