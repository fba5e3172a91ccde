/** The distance left at an open end of a hand-ordered list: a millisecond of ids, so that what is new still comes first. */
const openGap = 1n << 22n;

/** A position strictly between two neighbours (`null` is an open end); `null` when no number is left between them. */
export function positionBetween(below: bigint | null, above: bigint | null): bigint | null {
  if (below === null && above === null) return 0n;
  if (below === null) return above! - openGap;
  if (above === null) return below + openGap;
  const middle = (below + above) / 2n;
  return middle > below && middle < above ? middle : null;
}
