interface Placed {
  readonly number: number;
  readonly path: readonly string[];
}

/** Boards with what lies in each behind it. Those side by side stand as the file has them. */
export function asTree<Board extends Placed>(boards: readonly Board[]): Board[] {
  const first = new Map<string, number>();
  for (const { path, number } of boards) {
    for (const name of prefixesOf(path)) first.set(name, Math.min(first.get(name) ?? number, number));
  }
  const placeOf = ({ path }: Board) => prefixesOf(path).map((name) => first.get(name)!);
  const placed = boards.map((board) => ({ board, place: placeOf(board) }));
  return placed.toSorted((one, other) => compare(one.place, other.place)).map(({ board }) => board);
}

function prefixesOf(path: readonly string[]): string[] {
  return path.map((_, depth) => JSON.stringify(path.slice(0, depth + 1)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, depth) => part !== other[depth]);
  if (at < 0) return one.length - other.length;
  return at < other.length ? one[at]! - other[at]! : 1;
}
