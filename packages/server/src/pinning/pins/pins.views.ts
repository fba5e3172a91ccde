import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import { videoFileOf } from '@bowerbird/domain/media/videos.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { descriptionHtml } from '@bowerbird/domain/pinning/description-html.ts';
import { privacyName } from '@bowerbird/domain/pinning/privacy.ts';
import { boardUrl, hexColor, sectionUrl } from '../boards/index.ts';
import type { PinRow } from './hydrate.queries.ts';
import { pinAccessOf } from './pins.access.ts';

/** The pin as the wire shows it (`C3.1`, `C3.2`, `B3.38`); a private note shows to whoever wrote it alone. */
export function presentPin(row: PinRow, pinner: User, options: { viewerId: string | null; mediaUrl: string }): Pin {
  const isMine = row.owner_id === options.viewerId;
  const dominantColor = hexColor(row.dominant_color);
  const images = imagesOf({ signature: row.signature, width: row.width, height: row.height, dominantColor }, options.mediaUrl);
  const board = { username: row.board_owner_username, slug: row.board_slug };
  return {
    ...unfilled,
    type: 'pin',
    id: row.id,
    entityId: row.id,
    ...textsOf(row),
    altText: row.alt_text,
    dominantColor,
    imageSignature: row.signature,
    images,
    isAnimated: row.picture_kind === 1,
    videos: videosOf(row, images, options.mediaUrl),
    domain: row.domain,
    link: row.url,
    mobileLink: row.url,
    trackedLink: row.url,
    createdAt: row.created_at.toISOString(),
    priceCurrency: row.currency,
    seoUrl: `/pin/${row.id}/`,
    seoNoindexReason: row.board_privacy === 0 ? null : 'not_public',
    commentsDisabled: row.comments_disabled,
    comments_disabled: row.comments_disabled,
    isHidden: row.is_hidden,
    pinner,
    board: { type: 'board', id: row.board_id, name: row.board_name, url: boardUrl(board), privacy: privacyName(row.board_privacy) },
    section:
      row.section_id === null
        ? null
        : { id: row.section_id, title: row.section_title ?? '', url: sectionUrl(board, row.section_slug ?? '') },
    source: row.via_pin_id === null ? null : { pinId: row.via_pin_id },
    saveCount: row.saves,
    savedInfo: savedInfoOf(row.saved),
    reaction_counts: { 1: row.reactions_1, 5: row.reactions_5, 7: row.reactions_7, 11: row.reactions_11, 13: row.reactions_13 },
    comment_count: row.comments,
    pin_note: isMine ? row.note : null,
    pinned_to_board: row.saved?.board_id ?? null,
    privacy: privacyName(row.board_privacy),
    access: pinAccessOf(row, options.viewerId),
  };
}

function textsOf(row: PinRow) {
  const { title, description } = row;
  return {
    title,
    description,
    descriptionHtml: descriptionHtml(description),
    closeupDescription: description,
    closeupUnifiedDescription: description,
    gridTitle: title,
    gridDescription: description,
    seoTitle: title || row.board_name,
    seoDescription: description || title,
  };
}

/** One file serves every player; there is no stream in pieces. */
function videosOf({ video }: PinRow, images: Pin['images'], mediaUrl: string): Pin['videos'] {
  if (video === null) return null;
  return { videoList: { v720P: videoFileOf(video, images['736x']?.url ?? '', mediaUrl), vHLSV4: null } };
}

function savedInfoOf(saved: PinRow['saved']): Pin['savedInfo'] {
  if (saved === null) return null;
  return { pinId: saved.pin_id, boardId: saved.board_id, boardName: saved.name, boardUrl: boardUrl(saved), sectionTitle: saved.section };
}

/** The fields that nothing fills yet: advertising, shopping, story pins, favourites. */
const unfilled = {
  autoAltText: '',
  imageCrop: { minY: 0, maxY: 1 },
  seoViewCount: 0,
  category: null,
  trackingParams: null,
  doneByMe: false,
  isUnsafe: false,
  isPromoted: false,
  isDownstreamPromotion: false,
  promotedIsRemovable: false,
  isOosProduct: false,
  isStaleProduct: false,
  isEligibleForPdp: false,
  isEligibleForPdpPlus: false,
  isEligibleForWebCloseup: true,
  isEligibleForAggregatedComments: true,
  isV1IdeaPin: false,
  shouldOpenInStream: false,
  shoppingFlags: [],
  storyPinDataId: null,
  adMatchReason: 0,
  advertiserId: null,
  campaignId: null,
  adDestinationUrl: null,
  attributionSourceId: null,
  debug: null,
  tracking_params: null,
  tracking_params_map: {},
  selectedItem: null,
  reaction_by_me: 0,
  favorited_by_me: false,
  favorite_user_count: 0,
  done_by_me: false,
  sponsorship: null,
  story_pin_data: null,
  board_title_suggestions: [],
  related_interest_ids: [],
} satisfies Partial<Pin>;
