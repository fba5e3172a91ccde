/** JSON as the database keeps it: its texts are without NUL and without half an emoji, because PostgreSQL refuses both. */
export function storable<Json>(value: Json): Json {
  const clean = (_key: string, part: unknown) => (typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part);
  return JSON.parse(JSON.stringify(value), clean) as Json;
}
