import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema } from '../../protocol/schemas.ts';
import { makeCountryToken, startCountrySession } from './calls.ts';

/** The token and the address of the one host that takes it. */
export const CountryTokenSchema = Type.Object({ token: Type.String(), url: Type.String() });
export type CountryToken = Static<typeof CountryTokenSchema>;

export const CountryTokenInputSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type CountryTokenInput = Static<typeof CountryTokenInputSchema>;

export const countrySessionSchemas = [
  defineSchemas(makeCountryToken, { input: NoInputSchema, output: CountryTokenSchema }),
  defineSchemas(startCountrySession, { input: CountryTokenInputSchema, output: NothingSchema }),
];
