/** An address of four numbers, or names with dots between; a name of 253 characters has at most 126 dots. */
const HOSTS = /(?:\d{1,3}\.){3}\d{1,3}(?!\.?[\p{L}\p{N}\p{M}_-])|(?:[\p{L}\p{N}\p{M}_-]{1,63}\.){1,126}[\p{L}\p{N}-]{2,63}/gu;

/** What may be hosts in a text, such as `example.org` in “see example.org/a”. File names look the same and are among them. */
export function hostsInText(text: string): string[] {
  const plain = text.replace(/[\u3002\uFF0E\uFF61]/gu, '.').replace(/\p{Cf}/gu, '');
  return [...new Set(plain.match(HOSTS) ?? [])];
}

/** A host and those that it lies under, longest first: `a.b.org`, `b.org`. */
export function withParents(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.')).filter((name, index) => index === 0 || name.includes('.'));
}
