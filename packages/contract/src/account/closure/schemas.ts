import { Type, type Static } from 'typebox';
import { Nullable, defineSchemas } from '../../protocol/schemas.ts';
import { AccountClosureResource } from './calls.ts';

export const CloseAccountInputSchema = Type.Object({
  how: Type.Union([Type.Literal('deactivate'), Type.Literal('delete')]),
  password: Type.Optional(Type.String()),
});
export type CloseAccountInput = Static<typeof CloseAccountInputSchema>;

export const ClosedAccountSchema = Type.Object({
  /** When a deleted account is erased. */
  leaves_at: Nullable(Type.String()),
});
export type ClosedAccount = Static<typeof ClosedAccountSchema>;

export const closureSchemas = [
  defineSchemas(AccountClosureResource.create, { input: CloseAccountInputSchema, output: ClosedAccountSchema }),
];
