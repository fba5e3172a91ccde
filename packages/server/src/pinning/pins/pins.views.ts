import type { pinBase, PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CardOf, FieldsOf } from '@bowerbird/contract/protocol/records.ts';
import type { NamedUser, User } from '@bowerbird/contract/people/users/schemas.ts';
import { videoFileOf, videoStreamOf } from '@bowerbird/domain/media/videos.ts';
import { cardImagesOf, imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { descriptionHtml } from '@bowerbird/domain/pinning/description-html.ts';
import { privacyName } from '@bowerbird/domain/pinning/privacy.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { boardUrl, hexColor, sectionUrl } from '../boards/index.ts';
import type { PinCardRow, PinRow, SharedPinRow } from './hydrate.queries.ts';
import { pinAccessOf } from './pins.access.ts';

/** What pinning itself knows of a pin. */
type OwnFields = FieldsOf<typeof pinBase>;
type OwnCardFields = CardOf<typeof pinBase>;
type SharedFields = Omit<OwnCardFields, 'pinner' | 'images'>;

/** What a pin's card shows (`C3.1`, `C3.2`). */
export function presentPinCard(row: PinCardRow, pinner: NamedUser, context: ViewContext): OwnCardFields {
  const images = cardImagesOf(pictureOf(row), context.core.config.mediaUrl);
  return { ...presentShared(row, images, context), images, pinner };
}

/** The pin as the wire shows it (`C3.1`, `C3.2`, `B3.38`). */
export function presentPin(row: PinRow, pinner: User, context: ViewContext): OwnFields {
  const images = imagesOf(pictureOf(row), context.core.config.mediaUrl);
  return {
    ...presentShared(row, images, context),
    images,
    entityId: row.id,
    ...textsOf(row),
    imageCrop: { minY: 0, maxY: 1 },
    seoViewCount: 0,
    category: null,
    domain: row.domain,
    link: row.url,
    mobileLink: row.url,
    trackedLink: row.url,
    createdAt: row.created_at.toISOString(),
    priceCurrency: row.currency,
    seoUrl: `/pin/${row.id}/`,
    seoNoindexReason: noIndexReasonOf(row),
    commentsDisabled: row.comments_disabled,
    comments_disabled: row.comments_disabled,
    isEligibleForWebCloseup: true,
    debug: null,
    pinner,
    source: row.via_pin_id === null ? null : { pinId: row.via_pin_id },
    saveCount: row.saves,
    pinned_to_board: row.saved?.board_id ?? null,
    privacy: privacyName(row.board_privacy),
  };
}

/** Why no search engine is to list a pin; one word stands for minors and for who asked for it, so that it tells of nobody's age. */
function noIndexReasonOf({ board_privacy, is_open, is_listed }: PinRow): 'not_public' | 'not_listed' | null {
  if (board_privacy !== 0 || !is_open) return 'not_public';
  return is_listed ? null : 'not_listed';
}

function presentShared(row: SharedPinRow, images: PinCard['images'], context: ViewContext): SharedFields {
  const board = { username: row.board_owner_username, slug: row.board_slug };
  return {
    type: 'pin',
    id: row.id,
    title: row.title,
    altText: row.alt_text,
    autoAltText: '',
    dominantColor: hexColor(row.dominant_color),
    imageSignature: row.signature,
    isAnimated: row.picture_kind === 1,
    videos: videosOf(row, images, context.core.config.mediaUrl),
    board: { type: 'board', id: row.board_id, name: row.board_name, url: boardUrl(board), privacy: privacyName(row.board_privacy) },
    section:
      row.section_id === null
        ? null
        : { id: row.section_id, title: row.section_title ?? '', url: sectionUrl(board, row.section_slug ?? '') },
    savedInfo: savedInfoOf(row.saved),
    access: pinAccessOf(row, context.viewer.userId),
  };
}

function pictureOf({ signature, width, height, dominant_color }: SharedPinRow) {
  return { signature, width, height, dominantColor: hexColor(dominant_color) };
}

function textsOf(row: PinRow) {
  const { title, description } = row;
  return {
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

/** One file serves every player. What people upload has a stream in pieces besides, for slow lines. */
function videosOf({ video }: SharedPinRow, images: PinCard['images'], mediaUrl: string): PinCard['videos'] {
  if (video === null) return null;
  const thumbnail = images['736x']?.url ?? '';
  return { videoList: { v720P: videoFileOf(video, thumbnail, mediaUrl), vHLSV4: videoStreamOf(video, thumbnail, mediaUrl) } };
}

function savedInfoOf(saved: PinCardRow['saved']): PinCard['savedInfo'] {
  if (saved === null) return null;
  return { pinId: saved.pin_id, boardId: saved.board_id, boardName: saved.name, boardUrl: boardUrl(saved), sectionTitle: saved.section };
}
