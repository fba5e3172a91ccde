import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema } from '../../protocol/schemas.ts';
import { EmailChangeResource } from './calls.ts';

export const AskForEmailChangeInputSchema = Type.Object({ email: Type.String(), password: Type.Optional(Type.String()) });
export type AskForEmailChangeInput = Static<typeof AskForEmailChangeInputSchema>;

export const ConfirmEmailChangeInputSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type ConfirmEmailChangeInput = Static<typeof ConfirmEmailChangeInputSchema>;

export const emailChangeSchemas = [
  defineSchemas(EmailChangeResource.create, { input: AskForEmailChangeInputSchema, output: NothingSchema }),
  defineSchemas(EmailChangeResource.update, { input: ConfirmEmailChangeInputSchema, output: NothingSchema }),
  defineSchemas(EmailChangeResource.delete, { input: NoInputSchema, output: NothingSchema }),
];
