/** Input without half an emoji, which a text that was cut may end with, because PostgreSQL keeps none in JSON. Mostly the input itself. */
export function wellFormed(input: unknown): unknown {
  return isWellFormed(input)
    ? input
    : JSON.parse(JSON.stringify(input), (_key, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
}

function isWellFormed(part: unknown): boolean {
  if (typeof part === 'string') return part.isWellFormed();
  return typeof part !== 'object' || part === null || Object.values(part).every(isWellFormed);
}
