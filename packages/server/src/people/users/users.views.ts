import type { User, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import { renditionPath, type RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import type { UserCardRow, UserRow } from './users.queries.ts';

/** What cards show of a person. */
export function presentUserCard(row: UserCardRow, mediaUrl: string): UserCard {
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

/** The person as the wire shows them (`C3.6`). Secret pins and boards count for themselves alone, those of a private profile for followers. */
export function presentUser(
  row: UserRow,
  options: { viewerId: string | null; mediaUrl: string; countsSecretBoards: boolean; countsSecretPins: boolean },
): User {
  const isSelf = row.id === options.viewerId;
  const isOpen = isSelf || !row.is_private || row.followed_by_me;
  const picture = pictureUrls(row.picture_signature, options.mediaUrl);
  return {
    ...presentUserCard(row, options.mediaUrl),
    entityId: row.id,
    about: row.about,
    imageMediumUrl: picture.medium,
    imageLargeUrl: picture.large,
    coverUrl: coverUrl(row.cover_signature, options.mediaUrl),
    followerCount: row.followers,
    followingCount: row.following,
    boardCount: isOpen ? row.boards_public + (isSelf && options.countsSecretBoards ? row.boards_secret : 0) : null,
    pinCount: isOpen ? (isSelf && options.countsSecretPins ? row.pins_all : row.pins_public) : null,
    explicitlyFollowedByMe: row.followed_by_me,
    followedByMe: row.followed_by_me,
    blockedByMe: row.blocked_by_me,
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
