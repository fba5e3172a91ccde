/**
 * Whether a way on is a path of the product itself. Browsers read `//host`, `/\host` and a tab between slashes as another
 * site, and make `//host` of `/..//host`.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return false;
  return !new URL(path, 'http://own.invalid').pathname.startsWith('//');
}
