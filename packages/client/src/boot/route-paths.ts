/** A route file and the path it stands for. */
export interface RoutePath {
  readonly file: string;
  readonly path: string;
}

/**
 * Maps route files to paths (`C2.17`): `index` gives `/`, a bracketed segment becomes a parameter, static segments sort
 * before parameterised ones. A nested index is an error.
 */
export function routesFromFiles(files: readonly string[]): RoutePath[] {
  return files.map((file) => ({ file, path: pathOf(file) })).toSorted((a, b) => compareSegments(a.path, b.path));
}

function pathOf(file: string): string {
  const segments = file
    .replace(/^\.?\//, '')
    .replace(/\.tsx$/, '')
    .split('/');
  if (segments.length === 1 && segments[0] === 'index') return '/';
  if (segments.includes('index')) throw new Error(`${file} is a nested index: name the page after its path instead.`);
  return `/${segments.map((segment) => segment.replace(/^\[(\w+)\]$/, ':$1')).join('/')}`;
}

function compareSegments(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const byKind = Number(left[index]!.startsWith(':')) - Number(right[index]!.startsWith(':'));
    if (byKind !== 0) return byKind;
    const byName = left[index]!.localeCompare(right[index]!, 'en');
    if (byName !== 0) return byName;
  }
  return left.length - right.length;
}
