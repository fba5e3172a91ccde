import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  isObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql/index.js';

/** JSON as it is, where a schema names no fields: the renditions of a picture by their width, for one. */
export const JsonScalar = new GraphQLScalarType({ name: 'Json', serialize: (value) => value });

/** The part of JSON schema that outputs are written in. */
interface JsonSchema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly const?: unknown;
}

/** The type of an output, made of its JSON schema, so that both transports present the same record. */
export function typeOfSchema(name: string, schema: object): GraphQLOutputType {
  return typeOf(name, schema);
}

function typeOf(name: string, schema: JsonSchema): GraphQLOutputType {
  if (schema.anyOf) return typeOfChoice(name, schema.anyOf);
  if (schema.const !== undefined) return new GraphQLNonNull(SCALARS[typeof schema.const] ?? JsonScalar);
  if (schema.type === 'array') return new GraphQLNonNull(new GraphQLList(typeOf(name, schema.items ?? {})));
  if (schema.type === 'null') return JsonScalar;
  if (schema.type !== 'object') return new GraphQLNonNull(SCALARS[schema.type ?? ''] ?? JsonScalar);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return new GraphQLNonNull(JsonScalar);
  const optional = fields.map(([field]) => field).filter((field) => !schema.required?.includes(field));
  const typed = fields.map(([field, own]) => {
    const type = typeOf(name + field[0]!.toUpperCase() + field.slice(1), own);
    return [field, { type: optional.includes(field) ? getNullableType(type) : type }] as const;
  });
  const made = new GraphQLObjectType({ name, fields: Object.fromEntries(typed) });
  optionalFields.set(made, optional);
  return new GraphQLNonNull(made);
}

/** The fields that a record may be without. */
const optionalFields = new WeakMap<GraphQLObjectType, readonly string[]>();

/** Takes away the nulls that stand for fields that are absent: to a client they would say that there is nothing. */
export function dropAbsent(type: GraphQLOutputType, value: unknown): void {
  if (isNonNullType(type)) return dropAbsent(type.ofType as GraphQLOutputType, value);
  if (Array.isArray(value) && isListType(type)) return value.forEach((item) => dropAbsent(type.ofType, item));
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  const own = isUnionType(type) ? type.getTypes().find(({ name }) => name === record.__typename) : type;
  if (!isObjectType(own)) return;
  for (const field of optionalFields.get(own) ?? []) if (record[field] === null) delete record[field];
  for (const [name, field] of Object.entries(own.getFields())) dropAbsent(field.type, record[name]);
}

const SCALARS: Readonly<Record<string, GraphQLScalarType>> = {
  string: GraphQLString,
  boolean: GraphQLBoolean,
  // Counts may pass the 32 bits of GraphQL's Int.
  number: GraphQLFloat,
  integer: GraphQLFloat,
};

/** Something or nothing, one of several words, or JSON. */
function typeOfChoice(name: string, choices: readonly JsonSchema[]): GraphQLOutputType {
  const some = choices.filter(({ type }) => type !== 'null');
  const canBeNull = some.length < choices.length;
  const isOneOfWords = some.length > 0 && some.every((choice) => typeof choice.const === 'string');
  const type = some.length === 1 ? typeOf(name, some[0]!) : new GraphQLNonNull(isOneOfWords ? GraphQLString : JsonScalar);
  return canBeNull ? getNullableType(type) : type;
}

/** A selection of all that a type has, in the language of GraphQL; `directives` by `Type.field`. */
export function selectAll(type: GraphQLOutputType, directives: Readonly<Record<string, string>> = {}): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => {
    const directive = directives[`${named.name}.${field.name}`];
    const inner = selectAll(field.type, directives);
    return `${field.name}${directive ? ` ${directive}` : ''}${inner && ` ${inner}`}`;
  });
  return `{ ${fields.join(' ')} }`;
}

/** A selection of all that each of several possible types has, with the name of the one that came. */
export function selectEach(types: readonly GraphQLObjectType[], directives?: Readonly<Record<string, string>>): string {
  const parts = types.map((type) => `... on ${type.name} ${selectAll(type, directives)}`);
  return `{ __typename ${parts.join(' ')} }`;
}
