/** How people call a licence of Creative Commons, by its address: `CC BY-SA 4.0`. */
export function licenseName(url: string): string {
  const [, kind, name, version] = /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/?(\d\.\d)?/iu.exec(url) ?? [];
  if (kind === undefined || name === undefined) return 'Creative Commons';
  const called = name.toLowerCase() === 'zero' ? 'CC0' : kind.toLowerCase() === 'licenses' ? `CC ${name.toUpperCase()}` : 'Public Domain';
  return version === undefined ? called : `${called} ${version}`;
}
