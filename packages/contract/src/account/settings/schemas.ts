import { Type, type Static } from 'typebox';
import { audiences, deliveries, hiddenWordLimits } from '@bowerbird/domain/identity/user-settings.ts';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { UserSettingsResource } from './calls.ts';

const AudienceSchema = Type.Enum([...audiences]);
const DeliverySchema = Type.Enum([...deliveries]);

const settings = {
  is_private_profile: Type.Boolean(),
  is_hidden_from_search: Type.Boolean(),
  personalise_by_activity: Type.Boolean(),
  personalise_by_partners: Type.Boolean(),
  shows_shopping: Type.Boolean(),
  plays_videos: Type.Boolean(),
  /** Whether cards of pictures that the classifier rated as unsafe are blurred. */
  blurs_unsafe: Type.Boolean(),
  messages_from_followed: DeliverySchema,
  messages_from_followers: DeliverySchema,
  messages_from_others: DeliverySchema,
  mentions_from: AudienceSchema,
  comments_from: AudienceSchema,
  board_invites_from: AudienceSchema,
  /** Comments with one of these words are hidden from one's pins; kept in lower case, each once. */
  hidden_comment_words: Type.Array(Type.String({ minLength: 1, maxLength: hiddenWordLimits.length }), { maxItems: hiddenWordLimits.count }),
};

/** Every setting of a person, with the default where nothing was set. */
export const UserSettingsSchema = Type.Object(settings);
export type UserSettings = Static<typeof UserSettingsSchema>;

/** What is to change; the rest stays. */
export const UpdateUserSettingsInputSchema = Type.Partial(Type.Object(settings));
export type UpdateUserSettingsInput = Static<typeof UpdateUserSettingsInputSchema>;

export const userSettingsSchemas = [
  defineSchemas(UserSettingsResource.get, { input: NoInputSchema, output: UserSettingsSchema }),
  defineSchemas(UserSettingsResource.update, { input: UpdateUserSettingsInputSchema, output: UserSettingsSchema }),
];
