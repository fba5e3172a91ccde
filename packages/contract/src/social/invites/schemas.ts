import { Type, type Static } from 'typebox';
import { LAST_CHANNEL } from '@bowerbird/domain/social/invites.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { defineSchemas, Nullable, pageFields } from '../../protocol/schemas.ts';
import { InviteCodesResource, InvitedPeopleResource, InviteMetadataResource } from './calls.ts';

const channel = Type.Integer({ minimum: 1, maximum: LAST_CHANNEL });

export const InviteCodesInputSchema = Type.Object({ channels: Type.Array(channel, { minItems: 1, maxItems: LAST_CHANNEL }) });
export type InviteCodesInput = Static<typeof InviteCodesInputSchema>;

export const InviteCodeSchema = Type.Object({ invite_channel: channel, invite_code: Type.String() });
export type InviteCode = Static<typeof InviteCodeSchema>;

export const InviteMetadataInputSchema = Type.Object({ invite_code: Type.String({ minLength: 1, maxLength: 64 }) });
export type InviteMetadataInput = Static<typeof InviteMetadataInputSchema>;

/** Who handed a link on (`C3.22`, `B3.21`). */
export const InviteMetadataSchema = Type.Object({
  sender: NamedUserSchema,
  /** Whether the sender takes messages from anybody; without it the page shows no toast (`C4.19`). */
  sender_takes_messages: Type.Boolean(),
  invite_channel: channel,
});
export type InviteMetadata = Static<typeof InviteMetadataSchema>;

export const InvitedPersonSchema = Type.Object({ user: NamedUserSchema, invite_channel: channel, joined_at: Type.String() });
export type InvitedPerson = Static<typeof InvitedPersonSchema>;

export const inviteSchemas = [
  defineSchemas(InviteCodesResource.create, { input: InviteCodesInputSchema, output: Type.Array(InviteCodeSchema) }),
  defineSchemas(InviteMetadataResource.get, { input: InviteMetadataInputSchema, output: Nullable(InviteMetadataSchema) }),
  defineSchemas(InvitedPeopleResource.get, { input: Type.Object(pageFields), output: Type.Array(InvitedPersonSchema) }),
];
