/** Which of the ascending edges is nearest to a price. */
export function nearestEdge(edges: readonly number[], price: number): number {
  return edges.reduce((best, edge, at) => (Math.abs(edge - price) < Math.abs(edges[best]! - price) ? at : best), 0);
}

/** A price as somebody typed it, with a sign or a comma perhaps; `null` for none. */
export function readPrice(typed: string): number | null {
  const digits = typed
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[^\d.,٫]/g, '')
    .replace(/[,٫](\d{1,2})$/, '.$1')
    .replace(/[,٫]/g, '');
  const price = Number.parseFloat(digits);
  return Number.isFinite(price) && price < 1e9 ? Math.round(price * 100) / 100 : null;
}
