import { Type, type Static } from 'typebox';
import { NothingSchema, schemasFor } from '../../protocol/schemas.ts';
import { UserPasswordResource } from './calls.ts';

export const ChangePasswordInputSchema = Type.Object({ password: Type.Optional(Type.String()), new_password: Type.String() });
export type ChangePasswordInput = Static<typeof ChangePasswordInputSchema>;

export const passwordChangeSchemas = [schemasFor(UserPasswordResource.update, { input: ChangePasswordInputSchema, output: NothingSchema })];
