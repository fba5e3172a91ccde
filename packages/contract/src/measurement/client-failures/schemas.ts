import { Type, type Static } from 'typebox';
import { clientFailures } from '@bowerbird/domain/measurement/client-failures.ts';
import { NothingSchema, defineSchemas } from '../../protocol/schemas.ts';
import { countClientFailure } from './calls.ts';

export const ClientFailureInputSchema = Type.Object({
  failure: Type.Enum([...clientFailures]),
  /** Of the error; it is counted in a form without details. */
  message: Type.String({ maxLength: 500 }),
});
export type ClientFailureInput = Static<typeof ClientFailureInputSchema>;

export const clientFailureSchemas = [defineSchemas(countClientFailure, { input: ClientFailureInputSchema, output: NothingSchema })];
