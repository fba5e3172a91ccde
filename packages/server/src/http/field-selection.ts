/** Narrows a record given as JSON to `fields` (`user.email,user.full_name` or a list); without fields the whole record. */
export function selectFields(json: string, fields: unknown): string {
  const paths = fieldPaths(fields);
  if (paths.length === 0) return json;
  const whole: unknown = JSON.parse(json);
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return json;
  const picked = paths.filter((path) => Object.hasOwn(whole, path)).map((path) => [path, (whole as Record<string, unknown>)[path]]);
  return JSON.stringify(Object.fromEntries(picked));
}

function fieldPaths(fields: unknown): string[] {
  const list = typeof fields === 'string' ? fields.split(',') : Array.isArray(fields) ? fields.filter((f) => typeof f === 'string') : [];
  return list.map((field) => field.trim().split('.').at(-1) ?? '').filter((field) => field !== '');
}
