import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { RegistrationResource } from './calls.ts';

export const RegistrationSchema = Type.Object({ is_open: Type.Boolean() });
export type Registration = Static<typeof RegistrationSchema>;

export const registrationSchemas = [defineSchemas(RegistrationResource.get, { input: NoInputSchema, output: RegistrationSchema })];
