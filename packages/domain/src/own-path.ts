/** Whether a way on is a path of the product itself. Browsers read `//host`, `/\host` and a tab between slashes as another site. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path);
}
