import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema, NothingSchema } from '../../protocol/schemas.ts';
import { LinkedAccountsResource } from './calls.ts';

const LinkedAccountSchema = Type.Object({ id: Type.String(), username: Type.String(), fullName: Type.String() });

export const LinkedAccountsSchema = Type.Object({
  businesses: Type.Array(LinkedAccountSchema),
  owners: Type.Array(LinkedAccountSchema),
});
export type LinkedAccounts = Static<typeof LinkedAccountsSchema>;

export const LinkAccountInputSchema = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200 }),
  business_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type LinkAccountInput = Static<typeof LinkAccountInputSchema>;

export const UnlinkAccountInputSchema = Type.Object({ user_id: IdSchema });
export type UnlinkAccountInput = Static<typeof UnlinkAccountInputSchema>;

export const linkedAccountsSchemas = [
  defineSchemas(LinkedAccountsResource.get, { input: NoInputSchema, output: LinkedAccountsSchema }),
  defineSchemas(LinkedAccountsResource.create, { input: LinkAccountInputSchema, output: LinkedAccountsSchema }),
  defineSchemas(LinkedAccountsResource.delete, { input: UnlinkAccountInputSchema, output: NothingSchema }),
];
