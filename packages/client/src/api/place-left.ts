let place: string | null = null;
let left: string | null = null;

/** Notes where the page is: at its start, and whenever it calls the server. */
export function notePlace(): void {
  if (location.href === place) return;
  left = place;
  place = location.href;
}

/** The address that was left for this one; `null` where nobody came from another page. */
export function placeLeft(): string | null {
  return left;
}
