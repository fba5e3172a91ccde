/** The name under which a pin's picture moves between a card and the close-up. */
export function pinTransitionName(id: string): string {
  return `pin-${id}`;
}
