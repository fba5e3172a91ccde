/** Where a browser keeps that a person wants no name in their links. */
const NAMELESS = 'nameless_links';

export function readNamed(): boolean {
  return localStorage.getItem(NAMELESS) === null;
}

export function keepNamed(isNamed: boolean): void {
  if (isNamed) localStorage.removeItem(NAMELESS);
  else localStorage.setItem(NAMELESS, '1');
}
