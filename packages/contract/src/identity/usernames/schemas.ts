import { Type, type Static } from 'typebox';
import { Nullable, defineSchemas } from '../../protocol/schemas.ts';
import { UsernameResource } from './calls.ts';

export const CheckUsernameInputSchema = Type.Object({ username: Type.String({ maxLength: 100 }) });
export type CheckUsernameInput = Static<typeof CheckUsernameInputSchema>;

/** What can be said of a username: the rule it breaks (`taken` among them), or `null`, and up to three that are free. */
export const CheckedUsernameSchema = Type.Object({
  username: Type.String(),
  problem: Nullable(Type.String()),
  suggestions: Type.Array(Type.String()),
});
export type CheckedUsername = Static<typeof CheckedUsernameSchema>;

export const ChangeUsernameInputSchema = Type.Object({ username: Type.String({ maxLength: 100 }) });
export type ChangeUsernameInput = Static<typeof ChangeUsernameInputSchema>;

export const ChangedUsernameSchema = Type.Object({ username: Type.String() });
export type ChangedUsername = Static<typeof ChangedUsernameSchema>;

export const usernameSchemas = [
  defineSchemas(UsernameResource.get, { input: CheckUsernameInputSchema, output: CheckedUsernameSchema }),
  defineSchemas(UsernameResource.update, { input: ChangeUsernameInputSchema, output: ChangedUsernameSchema }),
];
