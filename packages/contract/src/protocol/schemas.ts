import { Type, type Static, type TSchema } from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { MAX_PAGE_SIZE } from './paging.ts';

/** The schemas of one endpoint, for the server only. */
export interface EndpointSchemas {
  readonly endpoint: Endpoint;
  readonly input: TSchema;
  readonly output: TSchema;
}

/** Nothing for a schema that says the same as the call, to the last optional field; for another one a type that no schema has. */
type Fits<SchemaType, CallType> =
  (<T>() => T extends SchemaType ? 1 : 2) extends <T>() => T extends CallType ? 1 : 2 ? unknown : { readonly theCallSays: CallType };

/** Ties schemas to a declared endpoint. Neither the input's nor the output's compiles unless it says what the call says. */
export function defineSchemas<Input, Output, I extends TSchema, O extends TSchema>(
  endpoint: Endpoint<Input, Output>,
  schemas: { readonly input: I & Fits<Static<I>, Input>; readonly output: O & Fits<Static<O>, Output> },
): EndpointSchemas {
  return { endpoint, input: schemas.input, output: schemas.output };
}

/** For calls without options. */
export const NoInputSchema = Type.Unsafe<Record<string, never>>(Type.Object({}));

/** An id on the wire: a decimal string that fits 64 bits. Ids grow with time, and begin with a 9 at their full length only in 2094. */
export const IdSchema = Type.String({ pattern: '^([1-9][0-9]{0,17}|[1-8][0-9]{18})$' });

/** The fields that every paged input has. */
export const pageFields = {
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
  bookmarks: Type.Optional(Type.Array(Type.String({ maxLength: 2048 }), { maxItems: 1 })),
  /** `detailed` asks for whole records instead of cards. */
  field_set_key: Type.Optional(Type.String({ maxLength: 60 })),
  /** Names the fields that each record is narrowed to, such as `pin.id,pin.title`. */
  fields: Type.Optional(Type.String({ maxLength: 2000 })),
};

/** A value that may be missing in the sense of `null`. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** For replies without content. */
export const NothingSchema = Type.Null();
