import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { AppConsentResource, ConnectedAppsResource, DeveloperAppsResource } from './calls.ts';

const text = Type.String();
const scopes = Type.Array(text);

export const ConsentInputSchema = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 200 }) });
export type ConsentInput = Static<typeof ConsentInputSchema>;

export const DecideInputSchema = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 200 }), approve: Type.Boolean() });
export type DecideInput = Static<typeof DecideInputSchema>;

/** Who asks for what, and where the browser goes afterwards. */
export const ConsentQuestionSchema = Type.Object({ app_name: text, website: text, return_host: text, scopes });
export type ConsentQuestion = Static<typeof ConsentQuestionSchema>;

export const ConsentReplySchema = Type.Object({ redirect: text });
export type ConsentReply = Static<typeof ConsentReplySchema>;

export const ConnectedAppSchema = Type.Object({ client_id: text, app_name: text, website: text, scopes, since: text });
export type ConnectedApp = Static<typeof ConnectedAppSchema>;

/** One app, or all of them. */
export const DisconnectAppsInputSchema = Type.Union([
  Type.Object({ client_id: Type.String({ minLength: 1, maxLength: 200 }) }),
  Type.Object({ all: Type.Literal(true) }),
]);
export type DisconnectAppsInput = Static<typeof DisconnectAppsInputSchema>;

export const NameAppInputSchema = Type.Object({ client_id: Type.String({ minLength: 1, maxLength: 200 }) });
export type NameAppInput = Static<typeof NameAppInputSchema>;

export const DeveloperAppSchema = Type.Object({
  client_id: text,
  app_name: text,
  website: text,
  redirect_uris: Type.Array(text),
  has_secret: Type.Boolean(),
  created_at: text,
});
export type DeveloperApp = Static<typeof DeveloperAppSchema>;

export const MakeAppInputSchema = Type.Object({
  app_name: Type.String({ maxLength: 200 }),
  website: Type.Optional(Nullable(Type.String({ maxLength: 2048 }))),
  redirect_uris: Type.Array(Type.String({ maxLength: 2048 }), { minItems: 1, maxItems: 10 }),
  /** Whether the app runs where it can keep a secret: on a server. */
  has_secret: Type.Optional(Type.Boolean()),
});
export type MakeAppInput = Static<typeof MakeAppInputSchema>;

export const NewAppSchema = Type.Object({ client_id: text, client_secret: Nullable(text) });
export type NewApp = Static<typeof NewAppSchema>;

export const appSchemas = [
  defineSchemas(AppConsentResource.get, { input: ConsentInputSchema, output: ConsentQuestionSchema }),
  defineSchemas(AppConsentResource.create, { input: DecideInputSchema, output: ConsentReplySchema }),
  defineSchemas(ConnectedAppsResource.get, { input: NoInputSchema, output: Type.Array(ConnectedAppSchema) }),
  defineSchemas(ConnectedAppsResource.delete, { input: DisconnectAppsInputSchema, output: NothingSchema }),
  defineSchemas(DeveloperAppsResource.get, { input: NoInputSchema, output: Type.Array(DeveloperAppSchema) }),
  defineSchemas(DeveloperAppsResource.create, { input: MakeAppInputSchema, output: NewAppSchema }),
  defineSchemas(DeveloperAppsResource.delete, { input: NameAppInputSchema, output: NothingSchema }),
];
