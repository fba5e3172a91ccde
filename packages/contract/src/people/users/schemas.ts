import { Type, type Static } from 'typebox';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';

/** A person as shown on pins, boards and profiles (`C3.6`). */
export const UserSchema = Type.Object({
  type: Type.Literal('user'),
  id: IdSchema,
  entityId: IdSchema,
  fullName: Type.String(),
  username: Type.String(),
  about: Type.String(),
  imageSmallUrl: Nullable(Type.String()),
  imageMediumUrl: Nullable(Type.String()),
  imageLargeUrl: Nullable(Type.String()),
  followerCount: Type.Integer(),
  followingCount: Type.Integer(),
  boardCount: Type.Integer(),
  pinCount: Type.Integer(),
  explicitlyFollowedByMe: Type.Boolean(),
  followedByMe: Type.Boolean(),
  blockedByMe: Type.Boolean(),
  isPrivateProfile: Type.Boolean(),
  isVerifiedMerchant: Type.Boolean(),
  verifiedIdentity: Type.Object({ verified: Type.Boolean() }),
  domainUrl: Nullable(Type.String()),
  domainVerified: Type.Boolean(),
  connectionType: Nullable(Type.String()),
  profileUrl: Type.String(),
  isAdsOnlyProfile: Type.Boolean(),
  adsOnlyProfileSite: Nullable(Type.String()),
  isPrimaryWebsiteVerified: Type.Boolean(),
});
export type User = Static<typeof UserSchema>;
