/** A text without half an emoji, which a text that was cut may end with. PostgreSQL keeps none in JSON. */
export function wellFormedText(text: string): string {
  return text.replace(/\p{Cs}/gu, '');
}

/** A text without NUL as well, which PostgreSQL keeps nowhere. */
export function storableText(text: string): string {
  return wellFormedText(text).replaceAll('\0', '');
}

/** Data with each of its texts changed, and the names of its fields. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data {
  return mapPart(data, change) as Data;
}

function mapPart(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part);
  if (Array.isArray(part)) return part.map((one) => mapPart(one, change));
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [change(name), mapPart(one, change)]));
}
