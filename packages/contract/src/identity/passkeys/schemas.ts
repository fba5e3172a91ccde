import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { PasskeyLogInOptionsResource, PasskeyLogInResource, PasskeyOptionsResource, PasskeyResource } from './calls.ts';

const id = Type.String({ pattern: '^\\d{1,19}$' });
const name = Type.String({ maxLength: 100 });
const base64 = Type.String({ maxLength: 20_000 });

/** Options of WebAuthn in their JSON form, passed to the browser as they are. */
export const PasskeyOptionsSchema = Type.Record(Type.String(), Type.Unknown());
export type PasskeyOptions = Static<typeof PasskeyOptionsSchema>;

/** What a browser answers, in the JSON form of WebAuthn; the verifier looks at every part of it. */
export const PasskeyAnswerSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 2000 }),
  rawId: Type.String({ minLength: 1, maxLength: 2000 }),
  type: Type.Literal('public-key'),
  response: Type.Record(Type.String(), Type.Unknown()),
  clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
  authenticatorAttachment: Type.Optional(Nullable(base64)),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswerSchema>;

export const PasskeySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: Type.String(),
  used_at: Nullable(Type.String()),
});
export type Passkey = Static<typeof PasskeySchema>;

export const AskForOptionsInputSchema = Type.Object({ password: Type.Optional(Nullable(Type.String())) });
export type AskForOptionsInput = Static<typeof AskForOptionsInputSchema>;

export const AddPasskeyInputSchema = Type.Object({ name, answer: PasskeyAnswerSchema });
export type AddPasskeyInput = Static<typeof AddPasskeyInputSchema>;

export const RenamePasskeyInputSchema = Type.Object({ id, name });
export type RenamePasskeyInput = Static<typeof RenamePasskeyInputSchema>;

export const RemovePasskeyInputSchema = Type.Object({ id });
export type RemovePasskeyInput = Static<typeof RemovePasskeyInputSchema>;

export const PasskeyLogInInputSchema = Type.Object({ answer: PasskeyAnswerSchema });
export type PasskeyLogInInput = Static<typeof PasskeyLogInInputSchema>;

export const passkeySchemas = [
  defineSchemas(PasskeyOptionsResource.create, { input: AskForOptionsInputSchema, output: PasskeyOptionsSchema }),
  defineSchemas(PasskeyResource.get, { input: NoInputSchema, output: Type.Array(PasskeySchema) }),
  defineSchemas(PasskeyResource.create, { input: AddPasskeyInputSchema, output: PasskeySchema }),
  defineSchemas(PasskeyResource.update, { input: RenamePasskeyInputSchema, output: PasskeySchema }),
  defineSchemas(PasskeyResource.delete, { input: RemovePasskeyInputSchema, output: NothingSchema }),
  defineSchemas(PasskeyLogInOptionsResource.create, { input: NoInputSchema, output: PasskeyOptionsSchema }),
  defineSchemas(PasskeyLogInResource.create, { input: PasskeyLogInInputSchema, output: Type.String() }),
];
