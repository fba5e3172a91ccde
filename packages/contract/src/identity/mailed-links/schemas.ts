import { Type, type Static } from 'typebox';
import { NothingSchema, Nullable, defineSchemas } from '../../protocol/schemas.ts';
import { MailedLinkResource, MailedLogInResource, PasswordResetResource } from './calls.ts';

const token = Type.String({ minLength: 1, maxLength: 200 });

export const AskForLinkInputSchema = Type.Object({
  username_or_email: Type.String({ minLength: 1, maxLength: 1000 }),
  purpose: Type.Union([Type.Literal('log_in'), Type.Literal('reset_password')]),
  /** A path of ours to go on to. */
  next: Type.Optional(Nullable(Type.String({ maxLength: 2048 }))),
});
export type AskForLinkInput = Static<typeof AskForLinkInputSchema>;

export const MailedLogInInputSchema = Type.Object({ token });
export type MailedLogInInput = Static<typeof MailedLogInInputSchema>;

export const ResetPasswordInputSchema = Type.Object({ token, password: Type.String() });
export type ResetPasswordInput = Static<typeof ResetPasswordInputSchema>;

export const mailedLinkSchemas = [
  defineSchemas(MailedLinkResource.create, { input: AskForLinkInputSchema, output: NothingSchema }),
  defineSchemas(MailedLogInResource.create, { input: MailedLogInInputSchema, output: Type.String() }),
  defineSchemas(PasswordResetResource.create, { input: ResetPasswordInputSchema, output: Type.String() }),
];
