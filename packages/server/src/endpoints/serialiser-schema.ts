type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema of replies in the form that serialises fast. A serialiser tells the members of `anyOf` apart by a validator, which it
 * compiles at its first reply. That blocked a process for 3 s for pins, and each value runs it. Here `null` becomes a mark of
 * the other member, and several objects become one that has the fields of all. No field that is not declared gets out.
 */
export function toSerialiserSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toSerialiserSchema);
  if (!isSchema(schema)) return schema;
  if (Array.isArray(schema['anyOf'])) return joinMembers(schema['anyOf'].map(toSerialiserSchema).filter(isSchema));
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === 'properties' ? eachOf(value) : inner(key, value)]));
}

function eachOf(properties: unknown): unknown {
  if (!isSchema(properties)) return properties;
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, toSerialiserSchema(schema)]));
}

/** Below these keys there are schemas; all else is data. */
function inner(key: string, value: unknown): unknown {
  if (key === 'items' || key === 'additionalProperties') return toSerialiserSchema(value);
  return key === 'patternProperties' ? eachOf(value) : value;
}

function joinMembers(members: readonly Schema[]): Schema {
  const others = members.filter(({ type }) => type !== 'null');
  const nullable = others.length < members.length || others.some((member) => member['nullable'] === true);
  if (others.length === 0) return { type: 'null' };
  const joined = others.length === 1 ? withoutConst(others[0]!) : joinSeveral(others);
  return joined && nullable && Object.keys(joined).length > 0 ? { ...joined, nullable: true } : (joined ?? { anyOf: members });
}

/** A constant is written whatever the value is, so that it could not be `null`. */
function withoutConst(schema: Schema): Schema {
  return 'const' in schema ? { type: typeof schema['const'] } : schema;
}

/** One schema for several members of one kind; nothing where they are of several. */
function joinSeveral(members: readonly Schema[]): Schema | undefined {
  const types = new Set(members.map((member) => withoutConst(member)['type']));
  const [type] = types;
  if (types.size === 2 && types.has('integer') && types.has('number')) return { type: 'number' };
  if (types.size > 1 || type === undefined) return undefined;
  if (type !== 'object') return type === 'array' ? undefined : { type };
  return members.every((member) => isSchema(member['properties']) && !isOpen(member)) ? joinObjects(members) : undefined;
}

function isOpen(member: Schema): boolean {
  return 'patternProperties' in member || 'additionalProperties' in member;
}

function joinObjects(members: readonly Schema[]): Schema {
  const properties: Record<string, unknown> = {};
  for (const member of members) {
    for (const [name, schema] of Object.entries(member['properties'] as Schema)) {
      const known = properties[name];
      properties[name] = known === undefined || !isSchema(known) || !isSchema(schema) ? schema : joinAlike(known, schema);
    }
  }
  return { type: 'object', properties };
}

function joinAlike(one: Schema, other: Schema): Schema {
  return JSON.stringify(one) === JSON.stringify(other) ? one : joinMembers([one, other]);
}
