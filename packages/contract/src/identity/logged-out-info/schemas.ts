import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { rememberedHandshake, UnauthUserDataResource } from './calls.ts';

/** What a device knows of the person that it remembers (`C3.10`). */
export const LoggedOutUserInfoSchema = Type.Object({
  email: Nullable(Type.String()),
  first_name: Type.String(),
  has_password: Type.Boolean(),
  medium_image_url: Nullable(Type.String()),
  connected_to_facebook: Type.Boolean(),
  connected_to_google: Type.Boolean(),
});
export type LoggedOutUserInfo = Static<typeof LoggedOutUserInfoSchema>;

export const loggedOutInfoSchemas = [
  defineSchemas(UnauthUserDataResource.get, { input: NoInputSchema, output: Nullable(LoggedOutUserInfoSchema) }),
  defineSchemas(UnauthUserDataResource.delete, { input: NoInputSchema, output: NothingSchema }),
  defineSchemas(rememberedHandshake, { input: NoInputSchema, output: Type.String() }),
];
