import { Type, type Static } from 'typebox';
import { IdSchema, Nullable, defineSchemas } from '../../protocol/schemas.ts';
import { AdvancedTypeaheadResource } from './calls.ts';

export const TypeaheadInputSchema = Type.Object({ term: Type.String({ maxLength: 200 }) });
export type TypeaheadInput = Static<typeof TypeaheadInputSchema>;

/** One suggestion; `url` is where a topic, a board or a person is, `id` whose it is. Not `type`, which would make it the entity itself. */
export const TypeaheadItemSchema = Type.Object({
  kind: Type.Union([Type.Literal('recent'), Type.Literal('query'), Type.Literal('topic'), Type.Literal('board'), Type.Literal('user')]),
  label: Type.String(),
  id: Nullable(IdSchema),
  url: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
});
export type TypeaheadItem = Static<typeof TypeaheadItemSchema>;

export const TypeaheadItemsSchema = Type.Object({ items: Type.Array(TypeaheadItemSchema) });
export type TypeaheadItems = Static<typeof TypeaheadItemsSchema>;

export const typeaheadSchemas = [
  defineSchemas(AdvancedTypeaheadResource.get, { input: TypeaheadInputSchema, output: TypeaheadItemsSchema }),
];
