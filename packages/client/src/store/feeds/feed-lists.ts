/** One entry of a feed: a pin, a board, or a story that leads it. */
export interface FeedEntry {
  readonly type: string;
  readonly id: string;
}

/** An entry that was taken out, and where it stood. */
export interface TakenEntry<Entry> {
  readonly index: number;
  readonly entry: Entry;
}

/** Takes entries out of a list; the same list when none of them is in it (`B4.16`). */
export function removeEntries<Entry extends FeedEntry>(
  list: readonly Entry[],
  ids: ReadonlySet<string>,
): { list: readonly Entry[]; taken: TakenEntry<Entry>[] } {
  const taken = list.flatMap((entry, index) => (ids.has(entry.id) ? [{ index, entry }] : []));
  return { list: taken.length === 0 ? list : list.filter(({ id }) => !ids.has(id)), taken };
}

/** Puts entries back where they stood; those that came back by another way stay once. */
export function restoreEntries<Entry extends FeedEntry>(list: readonly Entry[], taken: readonly TakenEntry<Entry>[]): readonly Entry[] {
  const present = new Set(list.map(({ id }) => id));
  const next = [...list];
  for (const { index, entry } of taken) {
    if (!present.has(entry.id)) next.splice(Math.min(index, next.length), 0, entry);
  }
  return next;
}

/** Adds new pins at the front, after the story items that lead the list (`B4.16`); what is already there moves up. */
export function addEntries<Entry extends FeedEntry>(list: readonly Entry[], fresh: readonly Entry[]): readonly Entry[] {
  const { list: others } = removeEntries(list, new Set(fresh.map(({ id }) => id)));
  const firstPin = others.findIndex(({ type }) => type !== 'story');
  const at = firstPin === -1 ? others.length : firstPin;
  return [...others.slice(0, at), ...fresh, ...others.slice(at)];
}

/** Moves one entry before another, or to the end with `null` (`B4.16`). */
export function moveEntry<Entry extends FeedEntry>(list: readonly Entry[], id: string, before: string | null): readonly Entry[] {
  const moved = list.find((entry) => entry.id === id);
  if (!moved || id === before) return list;
  const others = list.filter((entry) => entry !== moved);
  const at = before === null ? -1 : others.findIndex((entry) => entry.id === before);
  return at === -1 ? [...others, moved] : others.toSpliced(at, 0, moved);
}
