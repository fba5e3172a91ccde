import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { ClassifierResource } from './calls.ts';

export const ClassifierProgressSchema = Type.Object({
  /** Whether the add-on is installed and switched on. */
  is_on: Type.Boolean(),
  pictures: Type.Integer(),
  rated: Type.Integer(),
  /** Rated as unsafe, and not found harmless by a moderator. */
  unsafe: Type.Integer(),
});
export type ClassifierProgress = Static<typeof ClassifierProgressSchema>;

export const unsafePictureSchemas = [defineSchemas(ClassifierResource.get, { input: NoInputSchema, output: ClassifierProgressSchema })];
