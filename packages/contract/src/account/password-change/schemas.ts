import { Type, type Static } from 'typebox';
import { NothingSchema, defineSchemas } from '../../protocol/schemas.ts';
import { UserPasswordResource } from './calls.ts';

export const ChangePasswordInputSchema = Type.Object({ password: Type.Optional(Type.String()), new_password: Type.String() });
export type ChangePasswordInput = Static<typeof ChangePasswordInputSchema>;

export const passwordChangeSchemas = [
  defineSchemas(UserPasswordResource.update, { input: ChangePasswordInputSchema, output: NothingSchema }),
];
