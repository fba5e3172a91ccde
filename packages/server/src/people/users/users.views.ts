import type { FieldsOf } from '@bowerbird/contract/protocol/records.ts';
import type { viewerProfile } from '@bowerbird/contract/people/users/records.ts';
import type { NamedUser, userBase, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import { renditionPath, type RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { mayReadSecret } from '../../endpoints/viewer.ts';
import type { NamedUserRow, OwnProfileRow, UserCardRow, UserRow } from './users.queries.ts';

/** What names a person on the card of something else. */
export function presentNamedUser(row: NamedUserRow, mediaUrl: string): NamedUser {
  return {
    type: 'user',
    id: row.id,
    fullName: row.full_name,
    username: row.username,
    imageSmallUrl: pictureUrls(row.picture_signature, mediaUrl).small,
    profileUrl: `/${row.username}/`,
    isVerifiedMerchant: false,
  };
}

/** What lists of people show of each. */
export function presentUserCard(row: UserCardRow, { core }: ViewContext): UserCard {
  const { mediaUrl } = core.config;
  return {
    ...presentNamedUser(row, mediaUrl),
    about: row.about,
    imageMediumUrl: pictureUrls(row.picture_signature, mediaUrl).medium,
    followerCount: row.followers,
    explicitlyFollowedByMe: row.followed_by_me,
  };
}

/** The person as the wire shows them (`C3.6`). Secret pins and boards count for themselves alone, those of a private profile for followers. */
export function presentUser(row: UserRow, { core, viewer }: ViewContext): FieldsOf<typeof userBase> {
  const { mediaUrl } = core.config;
  const isSelf = row.id === viewer.userId;
  const isOpen = isSelf || !row.is_private || row.followed_by_me;
  const countsSecretBoards = isSelf && mayReadSecret(viewer, 'boards:read_secret');
  const countsSecretPins = isSelf && mayReadSecret(viewer, 'pins:read_secret');
  const picture = pictureUrls(row.picture_signature, mediaUrl);
  return {
    ...presentUserCard(row, { core, viewer }),
    entityId: row.id,
    imageLargeUrl: picture.large,
    coverUrl: coverUrl(row.cover_signature, mediaUrl),
    followingCount: row.following,
    boardCount: isOpen ? row.boards_public + (countsSecretBoards ? row.boards_secret : 0) : null,
    pinCount: isOpen ? (countsSecretPins ? row.pins_all : row.pins_public) : null,
    followedByMe: row.followed_by_me,
    blockedByMe: row.blocked_by_me,
    mutedByMe: row.muted_by_me,
    isPrivateProfile: row.is_private,
    isHiddenFromSearch: row.is_hidden_from_search,
    verifiedIdentity: { verified: false },
    domainUrl: row.website_url,
    domainVerified: row.is_website_verified,
    connectionType: null,
    isAdsOnlyProfile: false,
    adsOnlyProfileSite: null,
    isPrimaryWebsiteVerified: row.is_website_verified,
  };
}

/** The addresses of a person's picture by size; `null` where there is none. */
export function pictureUrls(signature: string | null, mediaUrl: string) {
  const urlOf = (size: RenditionSize) => (signature === null ? null : `${mediaUrl}/${renditionPath(size, signature, 'jpg')}`);
  return { small: urlOf('75x75'), medium: urlOf('136x136'), large: urlOf('236x'), xlarge: urlOf('474x') };
}

/** The address of the picture across the top of a person's profile. */
export function coverUrl(signature: string | null, mediaUrl: string): string | null {
  return signature === null ? null : `${mediaUrl}/${renditionPath('orig', signature, 'jpg')}`;
}

/** What the viewer record says of the viewer's own profile. */
export function presentOwnProfile(
  { followers, picture_signature, cover_signature }: OwnProfileRow,
  { core: { config } }: ViewContext,
): FieldsOf<typeof viewerProfile> {
  const picture = pictureUrls(picture_signature, config.mediaUrl);
  return {
    follower_count: followers,
    image_small_url: picture.small,
    image_medium_url: picture.medium,
    image_large_url: picture.large,
    image_xlarge_url: picture.xlarge,
    profile_cover: coverUrl(cover_signature, config.mediaUrl),
  };
}
