/** A pointer this near to an edge scrolls what is beyond it, faster the nearer it is. */
const EDGE = 72;
const FASTEST = 16;

/** Scrolls one step for a pointer at an edge of the window, or of a list that scrolls sideways; tells whether anything moved. */
export function scrollAtEdge(list: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const before = [list.scrollLeft, window.scrollY];
  const { left, right } = list.getBoundingClientRect();
  if (list.scrollWidth > list.clientWidth) list.scrollLeft += speedAt(x, Math.max(left, 0), Math.min(right, innerWidth));
  const down = speedAt(y, 0, innerHeight);
  // Smooth scrolling would run behind the pointer.
  if (down !== 0) window.scrollBy({ top: down, behavior: 'instant' });
  return list.scrollLeft !== before[0] || window.scrollY !== before[1];
}

/** Pixels a frame: negative at the start, positive at the end, none between. */
export function speedAt(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  if (at < start + edge) return -Math.ceil(FASTEST * Math.min(1, (start + edge - at) / edge));
  return at > end - edge ? Math.ceil(FASTEST * Math.min(1, (at - end + edge) / edge)) : 0;
}
