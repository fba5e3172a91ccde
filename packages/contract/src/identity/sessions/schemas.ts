import { Type, type Static } from 'typebox';
import { NothingSchema, Nullable, schemasFor } from '../../protocol/schemas.ts';
import { ViewerRecordSchema } from '../viewer/records.ts';
import { HandshakeSessionResource, loginHandshake, UserSessionResource } from './calls.ts';

/** The log-in payload (`C3.14`). Log-in itself applies no rule to the password. */
export const LogInInputSchema = Type.Object({
  username_or_email: Type.String({ maxLength: 1000 }),
  password: Type.String(),
  referrer: Type.Optional(Nullable(Type.String())),
  mfa_token: Type.Optional(Nullable(Type.String())),
  token: Type.Optional(Nullable(Type.String())),
});
export type LogInInput = Static<typeof LogInInputSchema>;

export const ExchangeInputSchema = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200 }),
  isRegistration: Type.Optional(Type.Boolean()),
});
export type ExchangeInput = Static<typeof ExchangeInputSchema>;

export const EndSessionInputSchema = Type.Object({ disable_auth_failure_redirect: Type.Optional(Type.Boolean()) });
export type EndSessionInput = Static<typeof EndSessionInputSchema>;

export const sessionSchemas = [
  schemasFor(loginHandshake, { input: LogInInputSchema, output: Type.String() }),
  schemasFor(HandshakeSessionResource.create, { input: ExchangeInputSchema, output: ViewerRecordSchema }),
  schemasFor(UserSessionResource.delete, { input: EndSessionInputSchema, output: NothingSchema }),
];
