import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { definePart, recordSchema, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema, Nullable, defineSchemas } from '../../protocol/schemas.ts';
import { readUser, UserResource } from './calls.ts';

/** A person as shown on pins, boards and profiles (`C3.6`). */
export const userBase = definePart({
  record: 'user',
  giver: 'people/users',
  fields: {
    type: Type.Literal('user'),
    id: IdSchema,
    entityId: IdSchema,
    fullName: Type.String(),
    username: Type.String(),
    about: Type.String(),
    imageSmallUrl: Nullable(Type.String()),
    imageMediumUrl: Nullable(Type.String()),
    imageLargeUrl: Nullable(Type.String()),
    coverUrl: Nullable(Type.String()),
    followerCount: Type.Integer(),
    followingCount: Type.Integer(),
    /** Both `null` where a private profile hides them. */
    boardCount: Nullable(Type.Integer()),
    pinCount: Nullable(Type.Integer()),
    explicitlyFollowedByMe: Type.Boolean(),
    followedByMe: Type.Boolean(),
    blockedByMe: Type.Boolean(),
    /** The viewer wants to hear nothing of them. */
    mutedByMe: Type.Boolean(),
    isPrivateProfile: Type.Boolean(),
    /** No search engine is to list the person: they asked for it, or are a minor. */
    isHiddenFromSearch: Type.Boolean(),
    isVerifiedMerchant: Type.Boolean(),
    verifiedIdentity: Type.Object({ verified: Type.Boolean() }),
    domainUrl: Nullable(Type.String()),
    domainVerified: Type.Boolean(),
    connectionType: Nullable(Type.String()),
    profileUrl: Type.String(),
    isAdsOnlyProfile: Type.Boolean(),
    adsOnlyProfileSite: Nullable(Type.String()),
    isPrimaryWebsiteVerified: Type.Boolean(),
  },
  card: [
    'type',
    'id',
    'fullName',
    'username',
    'about',
    'imageSmallUrl',
    'imageMediumUrl',
    'profileUrl',
    'followerCount',
    'explicitlyFollowedByMe',
    'isVerifiedMerchant',
  ],
});

/** A person with every field; other areas add their parts. */
export interface User extends FieldsOf<typeof userBase> {}

/** What lists of people show of each. */
export interface UserCard extends CardOf<typeof userBase> {}

export const UserSchema = recordSchema<User>('user');
export const UserCardSchema = recordSchema<UserCard>('user');

/** What names a person on the card of something else. */
export const NamedUserSchema = Type.Pick(Type.Object(userBase.fields), [
  'type',
  'id',
  'fullName',
  'username',
  'imageSmallUrl',
  'profileUrl',
  'isVerifiedMerchant',
]);
export type NamedUser = Static<typeof NamedUserSchema>;

/** A username as it may stand in an address; shorter and longer ones are nobody's. */
const username = Type.String({ pattern: '^[A-Za-z0-9_]{1,60}$' });

export const GetUserInputSchema = Type.Union([Type.Object({ username }), Type.Object({ id: IdSchema })]);
export type GetUserInput = Static<typeof GetUserInputSchema>;

export const UserByIdInputSchema = Type.Object({ id: IdSchema });
export type UserByIdInput = Static<typeof UserByIdInputSchema>;

/** What a person changes of themselves. A full name goes before its parts; `skip_name_question` leaves the name as it is. */
export const UpdateUserInputSchema = Type.Object({
  full_name: Type.Optional(Type.String()),
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
  about: Type.Optional(Type.String({ maxLength: textLimits.about })),
  /** An empty text takes it away. */
  website_url: Type.Optional(Type.String()),
  skip_name_question: Type.Optional(Type.Literal(true)),
});
export type UpdateUserInput = Static<typeof UpdateUserInputSchema>;

export const userSchemas = [
  defineSchemas(UserResource.get, { input: GetUserInputSchema, output: UserSchema }),
  defineSchemas(UserResource.update, { input: UpdateUserInputSchema, output: UserSchema }),
  defineSchemas(readUser, { input: UserByIdInputSchema, output: UserSchema }),
];
