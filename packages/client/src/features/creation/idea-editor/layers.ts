/** Blocks are drawn in their order, so the last one lies on top. */
export function inLayer(ids: readonly string[], id: string, by: 1 | -1 | 'top' | 'bottom'): readonly string[] {
  const at = ids.indexOf(id);
  if (at < 0) return ids;
  const last = ids.length - 1;
  const to = by === 'top' ? last : by === 'bottom' ? 0 : Math.min(last, Math.max(0, at + by));
  return to === at ? ids : ids.toSpliced(at, 1).toSpliced(to, 0, id);
}

/** A thing put before another in its list, or at the end. */
export function putBefore<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  id: string,
  before: string | null,
): readonly Thing[] {
  const thing = things.find((one) => one.id === id);
  if (!thing || id === before) return things;
  const others = things.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, thing);
}
