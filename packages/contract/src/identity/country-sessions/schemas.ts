import { Type, type Static } from 'typebox';
import { NothingSchema, schemasFor } from '../../protocol/schemas.ts';
import { makeCountryToken, startCountrySession } from './calls.ts';

/** The token and the address of the one host that takes it. */
export const CountryTokenSchema = Type.Object({ token: Type.String(), url: Type.String() });
export type CountryToken = Static<typeof CountryTokenSchema>;

export const CountryTokenInputSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type CountryTokenInput = Static<typeof CountryTokenInputSchema>;

export const countrySessionSchemas = [
  schemasFor(makeCountryToken, { input: Type.Object({}), output: CountryTokenSchema }),
  schemasFor(startCountrySession, { input: CountryTokenInputSchema, output: NothingSchema }),
];
