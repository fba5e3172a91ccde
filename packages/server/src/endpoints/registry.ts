import fastJsonStringify from 'fast-json-stringify';
import { Compile } from 'typebox/compile';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import type { EndpointSchemas } from '@bowerbird/contract/protocol/schemas.ts';
import type { FieldSet, RecordPart } from '@bowerbird/contract/protocol/records.ts';
import { toSerialiserSchema } from './serialiser-schema.ts';
import { composeRecords, resolveRecords, type ComposedRecords } from './compose-records.ts';
import type { HandledEndpoint, Handler, Prepare } from './handle.ts';
import type { HandledStream } from './stream.ts';
import { toFieldProblems } from './field-problems.ts';

/** An endpoint that is ready to be invoked. */
export interface RegisteredEndpoint {
  readonly endpoint: Endpoint;
  readonly handler: Handler<unknown, unknown>;
  /** See `handleAtomically`. */
  readonly atomic: boolean;
  /** See `handleAtomically`. */
  readonly prepare?: Prepare<unknown>;
  readonly schemas: EndpointSchemas;
  /** The wrong fields of an input; none when it is right. */
  readonly validate: (input: unknown) => readonly FieldProblem[];
  /** The reply's data as JSON, with only what the schema names. */
  readonly serialise: (data: unknown, fieldSet: FieldSet) => string;
  /** The JSON schema of the data. Each record has as much as the call gives when nobody asks for more. */
  readonly outputSchema: () => object;
}

/** Every declared call and stream of the instance. */
export interface Registry {
  readonly endpoints: ReadonlyMap<string, RegisteredEndpoint>;
  readonly streams: readonly HandledStream[];
  resourceVerb(resource: string, verb: string): RegisteredEndpoint | undefined;
  hasResource(resource: string): boolean;
}

/** Checks that each declared endpoint has its schemas and exactly one handler, and compiles both ways. Throws at boot otherwise. */
export function createRegistry(parts: {
  schemas: readonly EndpointSchemas[];
  handlers: readonly HandledEndpoint[];
  streams: readonly HandledStream[];
  records: readonly RecordPart[];
}): Registry {
  const schemas = uniqueByName(parts.schemas, 'schemas');
  const handlers = uniqueByName(parts.handlers, 'handlers');
  const missing = [
    ...[...schemas.keys()].filter((name) => !handlers.has(name)).map((name) => `${name} has no handler`),
    ...[...handlers.keys()].filter((name) => !schemas.has(name)).map((name) => `${name} has no schemas`),
  ];
  if (missing.length > 0) throw new Error(`The contract and the handlers do not fit: ${missing.join('; ')}.`);

  const records = composeRecords(parts.records);
  const endpoints = new Map([...schemas].map(([name, own]) => [name, register(own, handlers.get(name)!, records)]));
  const resources = new Map<string, RegisteredEndpoint>();
  for (const registered of endpoints.values()) {
    const { place } = registered.endpoint;
    if (place.kind === 'resource') resources.set(`${place.resource}/${place.verb}`, registered);
  }
  const names = new Set([...resources.keys()].map((key) => key.split('/')[0]));
  return {
    endpoints,
    streams: parts.streams,
    resourceVerb: (resource, verb) => resources.get(`${resource}/${verb}`),
    hasResource: (resource) => names.has(resource),
  };
}

function uniqueByName<T extends { readonly endpoint: Endpoint }>(list: readonly T[], what: string): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of list) {
    if (map.has(item.endpoint.name)) throw new Error(`${item.endpoint.name} has two ${what}.`);
    map.set(item.endpoint.name, item);
  }
  return map;
}

function register(schemas: EndpointSchemas, handled: HandledEndpoint, records: ComposedRecords): RegisteredEndpoint {
  const validator = Compile(schemas.input);
  const serialisers = new Map<FieldSet, (data: unknown) => string>();
  const serialiserOf = (fieldSet: FieldSet) => {
    const made =
      serialisers.get(fieldSet) ?? fastJsonStringify(toSerialiserSchema(resolveRecords(schemas.output, records, fieldSet)) as object);
    serialisers.set(fieldSet, made);
    return made;
  };
  serialiserOf(schemas.endpoint.records);
  return {
    endpoint: schemas.endpoint,
    handler: handled.handler,
    atomic: handled.atomic ?? false,
    prepare: handled.prepare,
    schemas,
    validate: (input) => (validator.Check(input) ? [] : toFieldProblems(validator.Errors(input))),
    serialise: (data, fieldSet) => (data === null ? 'null' : serialiserOf(fieldSet)(data)),
    outputSchema: () => resolveRecords(schemas.output, records, schemas.endpoint.records),
  };
}
