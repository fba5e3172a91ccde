import { Type, type Static } from 'typebox';
import { UserSchema } from '../../people/users/schemas.ts';
import { defineSchemas } from '../../protocol/schemas.ts';
import { ProfilePictureResource } from './calls.ts';

const kind = Type.Union([Type.Literal('avatar'), Type.Literal('cover')]);
const pixels = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const SetProfilePictureInputSchema = Type.Object({
  kind,
  image_signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** In pixels of the upright picture: square for an avatar, three times as wide as high for a cover. */
  crop: Type.Object({ x: pixels, y: pixels, width: pixels, height: pixels }),
});
export type SetProfilePictureInput = Static<typeof SetProfilePictureInputSchema>;

export const RemoveProfilePictureInputSchema = Type.Object({ kind });
export type RemoveProfilePictureInput = Static<typeof RemoveProfilePictureInputSchema>;

export const profilePictureSchemas = [
  defineSchemas(ProfilePictureResource.update, { input: SetProfilePictureInputSchema, output: UserSchema }),
  defineSchemas(ProfilePictureResource.delete, { input: RemoveProfilePictureInputSchema, output: UserSchema }),
];
