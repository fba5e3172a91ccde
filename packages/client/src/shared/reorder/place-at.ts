interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A pointer farther than this from every box is beside the list. */
const REACH = 48;

/** The index of the box under a point, or of the nearest within reach; -1 beside the list. */
export function placeAt(boxes: readonly Box[], point: Point): number {
  const distances = boxes.map((box) => distanceTo(box, point));
  const least = Math.min(...distances);
  return least <= REACH ? distances.indexOf(least) : -1;
}

function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The number of boxes in the first row; one row alone is a list, in which up and down are neighbours. */
export function columnsOf(boxes: readonly Box[]): number {
  const first = boxes[0];
  const columns = boxes.filter(({ top }) => top === first?.top).length;
  return columns === boxes.length ? 1 : columns;
}
