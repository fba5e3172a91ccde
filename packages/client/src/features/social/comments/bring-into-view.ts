/** Scrolls what has just appeared above the bars at the edges, because it may have come behind them. A `ref`. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
