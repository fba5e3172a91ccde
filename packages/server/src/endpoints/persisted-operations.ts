import { createHash } from 'node:crypto';
import { GraphQLObjectType, GraphQLSchema, parse, type GraphQLInputType, type GraphQLOutputType } from 'graphql/index.js';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PersistedOperation } from '@bowerbird/contract/protocol/graphql.ts';
import { callInProcess } from './call-in-process.ts';
import type { CallContext } from './context.ts';
import { dropAbsent, typeOfSchema } from './graphql-types.ts';
import type { Registry } from './registry.ts';

declare module '../core/contributions.ts' {
  interface Contributions {
    /** The persisted reads that a feature offers (`C7.39`), made of the types of declared calls. */
    readonly operations?: (typeOf: TypeOfCall) => readonly GivenOperation[];
  }
}

/** The type of what a declared call gives, under a name of one's own. */
export type TypeOfCall = (endpoint: Endpoint, name: string) => GraphQLOutputType;

/** Makes a declared call for whoever asks, with all its checks. */
export type Ask = <Input, Output>(endpoint: Endpoint<Input, Output>, input: Input) => Promise<CallResult<Output>>;

/** A persisted operation with its one root field, and what answers it. */
export interface GivenOperation {
  readonly operation: PersistedOperation;
  readonly variables: Readonly<Record<string, GraphQLInputType>>;
  readonly field: string;
  readonly type: GraphQLOutputType;
  /** What is selected of the type. */
  readonly selection: string;
  readonly read: (variables: Readonly<Record<string, unknown>>, ask: Ask) => Promise<unknown>;
}

/** Ties the resolver of an operation to the types of its variables and data. */
export function giveOperation<Variables, Data>(
  operation: PersistedOperation<Variables, Data>,
  given: Omit<GivenOperation, 'operation' | 'read'> & { readonly read: (variables: Variables, ask: Ask) => Promise<Data[keyof Data]> },
): GivenOperation {
  return { ...given, operation, read: given.read as GivenOperation['read'] };
}

/** Runs the operation of a hash. Throws `not_found` for a hash that nobody gave, and `bad_input` for wrong variables. */
export type RunOperation = (hash: unknown, variables: unknown, context: CallContext) => Promise<unknown>;

/** Compiles every persisted operation once. Throws at boot where a hash is not the one of its first line. */
export function createOperations(registry: Registry, given: readonly OperationsOf[]): RunOperation {
  const typeOf: TypeOfCall = ({ name }, typeName) => {
    const registered = registry.endpoints.get(name);
    if (!registered) throw new Error(`${name} is not registered.`);
    return typeOfSchema(typeName, registered.outputSchema());
  };
  const compiled = new Map(given.flatMap((operations) => operations(typeOf)).map((own) => [own.operation.queryHash, compile(own)]));
  return async (hash, variables, context) => {
    const found = typeof hash === 'string' ? compiled.get(hash) : undefined;
    if (!found) throw new ApiError('not_found', { detail: 'queryHash' });
    if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) throw wrongVariables('object');
    const ask: Ask = (endpoint, input) => callInProcess(registry, context, endpoint, input);
    const { data, errors } = await found.query.query(undefined, { ask }, withTruth(found.own, variables, context));
    const error = errors?.[0];
    // Only what went wrong within the data has a path; without one the variables do not fit.
    if (error) throw error.originalError ?? (error.path ? error : wrongVariables(error.message));
    dropAbsent(found.own.type, (data as Record<string, unknown>)[found.own.field]);
    return data;
  };
}

type OperationsOf = (typeOf: TypeOfCall) => readonly GivenOperation[];

/** Who somebody is decides what they get (`C6.2`), not what they say of themselves. */
function withTruth({ variables }: GivenOperation, said: object, { viewer }: CallContext): Record<string, unknown> {
  return { ...said, ...('isAuth' in variables ? { isAuth: viewer.userId !== null } : {}) };
}

function wrongVariables(detail: string): ApiError {
  return new ApiError('bad_input', { detail, extra: { fields: [{ field: 'variables', rule: 'type' }] } });
}

function compile(own: GivenOperation): { own: GivenOperation; query: CompiledQuery } {
  const { operation, field, type, selection, variables, read } = own;
  const names = Object.keys(variables);
  const firstLine = `query ${operation.name}(${names.map((name) => `$${name}: ${String(variables[name])}`).join(', ')})`;
  const hash = createHash('sha256').update(firstLine).digest('hex');
  if (hash !== operation.queryHash) throw new Error(`The hash of ${operation.name} should be ${hash}: ${firstLine}`);
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        [field]: {
          type,
          args: Object.fromEntries(names.map((name) => [name, { type: variables[name]! }])),
          resolve: (_root, args: Record<string, unknown>, { ask }: { ask: Ask }) => read(args, ask),
        },
      },
    }),
  });
  const args = names.map((name) => `${name}: $${name}`).join(', ');
  const query = compileQuery(schema, parse(`${firstLine} { ${field}(${args}) ${selection} }`), operation.name);
  if (!isCompiledQuery(query)) throw new Error(`${operation.name} does not compile: ${query.errors?.[0]?.message}`);
  return { own, query };
}
