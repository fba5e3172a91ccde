/** Narrows JSON to `fields` (`user.email,user.full_name` or a list): a record, or each record of a list; without fields nothing changes. */
export function selectFields(json: string, fields: unknown): string {
  const names = fieldNames(fields);
  if (names.length === 0) return json;
  const whole: unknown = JSON.parse(json);
  return JSON.stringify(Array.isArray(whole) ? whole.map((member) => narrow(member, names)) : narrow(whole, names));
}

function narrow(record: unknown, names: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const own = record as Record<string, unknown>;
  return Object.fromEntries(names.filter((name) => Object.hasOwn(own, name)).map((name) => [name, own[name]]));
}

/** The names without the entity before the dot; a call that names none asks for everything. */
function fieldNames(fields: unknown): string[] {
  const list = typeof fields === 'string' ? fields.split(',') : Array.isArray(fields) ? fields.filter((f) => typeof f === 'string') : [];
  return list.map((field) => field.trim().split('.').at(-1) ?? '').filter((field) => field !== '');
}
