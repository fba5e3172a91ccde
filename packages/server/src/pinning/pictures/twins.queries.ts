import { sql, type RawBuilder } from 'kysely';

/**
 * Those of some pictures for which another one stands, as `(id, twin_of)`. They are an array, so that a small index is gone
 * through once. Asked one by one, fifty candidates read it a hundred times.
 */
export function twinsAmong(pictureIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT t.id, t.twin_of FROM pictures t WHERE t.id = ANY(ARRAY(${pictureIds})) AND t.twin_of IS NOT NULL`;
}

/** Shows of places with the same picture the first. */
export function oncePerPicture<Place extends { readonly picture: string | null }>(
  places: readonly Place[],
  shown: Set<string> = new Set(),
): Place[] {
  return places.filter(({ picture }) => {
    if (picture === null) return true;
    const isNew = !shown.has(picture);
    shown.add(picture);
    return isNew;
  });
}
