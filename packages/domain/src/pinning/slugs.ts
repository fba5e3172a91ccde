/** Words that stand after a username for other things than boards (`C2.7`). */
const RESERVED = new Set(['pins', 'boards', 'created', 'saved', 'followers', 'following', 'more-ideas', 'edit', 'settings']);

/** The part of an address that names a board or section: letters and digits of any script, joined by hyphens. */
export function slugOf(name: string, fallback: string): string {
  const slug = readSlug(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (slug === '') return fallback;
  return RESERVED.has(slug) ? `${slug}-1` : slug;
}

/** A slug as somebody may have typed it into an address: its letters may be of the other case. */
export function readSlug(typed: string): string {
  return typed.normalize('NFC').toLocaleLowerCase('en');
}

/** The slug itself or, when it is taken, the first of `slug-2`, `slug-3`, … that is not. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** The name itself or, when it is taken, the first of “name 2”, “name 3”, … that is not. It stays as short as names have to be. */
export function freeName(name: string, takenInSmallLetters: ReadonlySet<string>, longest: number): string {
  let free = name;
  for (let number = 2; takenInSmallLetters.has(free.toLowerCase()); number += 1) {
    const end = ` ${number}`;
    free = `${Array.from(name)
      .slice(0, longest - end.length)
      .join('')}${end}`;
  }
  return free;
}
