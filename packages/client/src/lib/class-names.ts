/** Joins the class names that apply; a condition that does not hold leaves nothing. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
