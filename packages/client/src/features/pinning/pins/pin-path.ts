/** The path of a pin's close-up (`B5.2`). */
export function pinPath(id: string): string {
  return `/pin/${id}/`;
}
