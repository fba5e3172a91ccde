import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { LineTokenResource, SignInNonceResource } from './calls.ts';

export const SignInNonceSchema = Type.Object({ nonce: Type.String() });
export type SignInNonce = Static<typeof SignInNonceSchema>;

/** `return_to` is the page that LINE sent the browser back to, which it wants to hear again; the log-in page where it is missing. */
export const LineExchangeInputSchema = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 1000 }),
  return_to: Type.Optional(Type.Union([Type.Literal('/login/'), Type.Literal('/settings/security/')])),
});
export type LineExchangeInput = Static<typeof LineExchangeInputSchema>;
export const LineTokenSchema = Type.Object({ line_id_token: Type.String() });
export type LineToken = Static<typeof LineTokenSchema>;

/** What comes before a provider's token. */
export const providerSchemas = [
  defineSchemas(SignInNonceResource.create, { input: NoInputSchema, output: SignInNonceSchema }),
  defineSchemas(LineTokenResource.create, { input: LineExchangeInputSchema, output: LineTokenSchema }),
];
