import type { DraftError, PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { draftType } from '@bowerbird/domain/creation/drafts.ts';
import { wallTimeOf } from '@bowerbird/domain/creation/zoned-time.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { keyOfObject, type DraftTag } from '../product-tags/index.ts';
import { boardUrl, hexColor } from '../../pinning/boards/index.ts';
import { presentUpload } from '../video-uploads/index.ts';
import type { ItemContent } from './draft-content.data.ts';
import { draftError, lineError, linkError, momentErrors, textError } from './draft-problems.service.ts';
import { FILM_KIND, hasFilmBeside, publishing, signatureOf, type DraftRow } from './pin-drafts.queries.ts';

type Item = PinDraft['items'][number];
type Media = NonNullable<Item['media']>;
/** The products that the tags of drafts name, by `keyOfObject`. */
export type Products = ReadonlyMap<string, TaggedObject>;
type Errors = Pick<
  PinDraft,
  | 'titleError'
  | 'descriptionError'
  | 'linkError'
  | 'mediaError'
  | 'boardError'
  | 'altTextError'
  | 'scheduledDateError'
  | 'scheduledTimeError'
  | 'websiteLinkError'
  | 'showcaseBannerError'
>;

/** Which error of a draft a field of a refusal belongs to. */
const errorOfField: Record<string, keyof Errors> = {
  title: 'titleError',
  description: 'descriptionError',
  link: 'linkError',
  alt_text: 'altTextError',
  board_id: 'boardError',
  section: 'boardError',
  image_signature: 'mediaError',
  image_url: 'mediaError',
  items: 'mediaError',
};

export const statusNames = {
  [publishing.notAttempted]: 'notAttempted',
  [publishing.failed]: 'failed',
  [publishing.published]: 'published',
} as const;

/** Where pictures are served from, and what the time is. */
interface Around {
  readonly mediaUrl: string;
  readonly now: number;
}

/** A draft as the wire shows it (`B3.34`). It says what is wrong now, and what was at the last try to publish. */
export function presentDraft(row: DraftRow, topics: ReadonlyMap<string, string>, products: Products, { mediaUrl, now }: Around): PinDraft {
  const { content, trouble } = row;
  const items = (content.items ?? []).map((item, at) => presentItem({ item, at }, row, products, mediaUrl));
  const tags = (content.items ?? []).flatMap((item) => item.tags ?? []);
  return {
    id: row.id,
    creationId: row.creation_id,
    version: row.version,
    type: draftType(items.length),
    mode: 'create',
    view: items.length === 0 ? 'upload' : 'edit',
    title: content.title ?? '',
    description: content.description ?? '',
    link: content.link ?? '',
    altText: content.altText ?? '',
    board: row.board && { id: row.board.id, name: row.board.name, url: boardUrl(row.board) },
    section: row.section,
    items,
    pinTags: (content.items ?? []).flatMap((item, slot) => (item.tags ?? []).flatMap((tag) => presentTag(tag, slot, products))),
    taggedObjects: objectsOf(tags, products),
    captions: row.captions.map((language) => ({ language })),
    pinItemIds: items.map(({ id }) => id),
    pinItemIndex: Math.min(content.pinItemIndex ?? 0, Math.max(0, items.length - 1)),
    interestTags: (content.interestTags ?? []).flatMap((id) => (topics.has(id) ? [{ id, name: topics.get(id)! }] : [])),
    isCommentsAllowed: content.isCommentsAllowed ?? true,
    isShoppingRecAllowed: content.isShoppingRecAllowed ?? true,
    ...whenOf(row),
    timeZone: row.time_zone,
    scheduled_ts: row.scheduled_at && Math.floor(row.scheduled_at.getTime() / 1000),
    websiteLink: content.websiteLink ?? '',
    websiteMedia: items[0]?.imageUrl ?? null,
    websiteDefaultImageUrl: content.websiteDefaultImageUrl ?? null,
    createMethod: content.createMethod ?? 'upload',
    status: statusOf(items),
    storyPin: null,
    storyPinDraftId: null,
    publishingStatus: statusNames[row.publishing_status as keyof typeof statusNames],
    pinId: row.pin_id,
    apiError: trouble?.message ?? null,
    apiErrorCode: trouble?.code ?? null,
    ...errorsOf(row, items, now),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** When it goes out: as it is scheduled, or else as its person means to. */
function whenOf({
  content,
  scheduled_at: at,
  time_zone: zone,
}: DraftRow): Pick<PinDraft, 'publishOption' | 'scheduledDate' | 'scheduledTime'> {
  const wall = at === null ? { date: content.scheduledDate, time: content.scheduledTime } : wallTimeOf(at.getTime(), zone ?? 'UTC');
  return {
    publishOption: at === null ? (content.publishOption ?? 'publish-immediately') : 'publish-later',
    scheduledDate: wall.date ?? null,
    scheduledTime: wall.time ?? null,
  };
}

function errorsOf(row: DraftRow, items: readonly Item[], now: number): Errors {
  const { content, trouble } = row;
  const moment = row.scheduled_at
    ? { date: null, time: null }
    : momentErrors({ date: content.scheduledDate, time: content.scheduledTime }, row.time_zone, now);
  const isBoardGone = row.board_id !== null && row.board === null;
  const found: Errors = {
    titleError: lineError(content.title ?? '', textLimits.pinTitle),
    descriptionError: textError(content.description ?? '', textLimits.pinDescription),
    linkError: linkError(content.link ?? ''),
    mediaError: mediaError(row, items),
    boardError: isBoardGone ? draftError('gone') : null,
    altTextError: textError(content.altText ?? '', textLimits.altText),
    scheduledDateError: moment.date,
    scheduledTimeError: moment.time,
    websiteLinkError: linkError(content.websiteLink ?? ''),
    showcaseBannerError: null,
  };
  const told: Partial<Errors> = {};
  for (const { field, rule, limit } of trouble?.fields ?? []) {
    const place = errorOfField[field];
    if (place) told[place] = draftError(rule, limit);
  }
  return { ...told, ...Object.fromEntries(Object.entries(found).filter(([place, error]) => error !== null || !(place in told))) } as Errors;
}

function mediaError(row: DraftRow, items: readonly Item[]): DraftError | null {
  if (items.some(({ status }) => status === 'failed')) return draftError('unknown_picture');
  return hasFilmBeside(row) ? draftError('film_alone') : null;
}

/** The upload status of a draft (`B4.10`): that of the picture that is furthest behind. */
function statusOf(items: readonly Item[]): PinDraft['status'] {
  if (items.length === 0) return 'uploading';
  return (['failed', 'uploading', 'processing'] as const).find((status) => items.some((item) => item.status === status)) ?? 'ready';
}

/** What was wrong with a picture's own field at the last try, as `items.2.title` names it. */
function toldOf({ trouble }: DraftRow, at: number, field: string): DraftError | null {
  const found = trouble?.fields.find((one) => one.field === `items.${at}.${field}`);
  return found ? draftError(found.rule, found.limit) : null;
}

function presentItem({ item, at }: { item: ItemContent; at: number }, row: DraftRow, products: Products, mediaUrl: string): Item {
  const { tags = [] } = item;
  const signature = signatureOf(item, row);
  const media = signature === null ? null : mediaOf(signature, row.pictures, mediaUrl);
  const upload = item.uploadId == null ? undefined : row.uploads[item.uploadId];
  const isFilm = upload !== undefined || (signature !== null && row.pictures[signature]?.kind === FILM_KIND);
  return {
    id: item.id,
    editorInstanceId: item.id,
    title: item.title,
    titleError: lineError(item.title, textLimits.pinTitle) ?? toldOf(row, at, 'title'),
    description: item.description,
    descriptionError: textError(item.description, textLimits.pinDescription) ?? toldOf(row, at, 'description'),
    link: item.link,
    linkError: linkError(item.link) ?? toldOf(row, at, 'link'),
    altText: item.altText,
    media,
    imageUrl: item.imageUrl,
    edits: item.edits,
    upload: upload ? presentUpload(upload, { mediaUrl }) : null,
    status:
      upload && !media ? upload.status : media ? 'ready' : item.imageUrl !== null && item.signature === null ? 'processing' : 'failed',
    isTaggable: media !== null && !isFilm,
    pinTagIds: tags.filter((tag) => objectsOf([tag], products).length > 0).map(({ key }) => key),
    selectedPinTagId: null,
    tagError: tags.some(({ objects }) => objects.some((object) => !products.has(keyOfObject(object))))
      ? draftError('unknown_product')
      : null,
    canvasJson: null,
    signals: null,
    userMentionTags: [],
  };
}

/** A tag with what is left of its products; none without any. */
function presentTag(tag: DraftTag, slot: number, products: Products): PinDraft['pinTags'] {
  const objects = objectsOf([tag], products);
  if (objects.length === 0) return [];
  const { key, x, y } = tag;
  const taggedObjectIds = objects.map(({ id }) => id);
  return [{ id: key, pinTagKey: key, slot, x, y, link: objects[0]!.link, linkError: null, status: 'saved', taggedObjectIds }];
}

function objectsOf(tags: readonly DraftTag[], products: Products): TaggedObject[] {
  const found = tags.flatMap(({ objects }) => objects.flatMap((object) => products.get(keyOfObject(object)) ?? []));
  return [...new Map(found.map((object) => [object.id, object])).values()];
}

/** A picture of a draft as pages show it; `null` where it is not here. */
export function mediaOf(signature: string, pictures: DraftRow['pictures'], mediaUrl: string): Media | null {
  const known = pictures[signature];
  if (!known) return null;
  const dominantColor = hexColor(known.dominant_color);
  const { url } = imagesOf({ signature, width: known.width, height: known.height, dominantColor }, mediaUrl)['736x'];
  return { signature, url, width: known.width, height: known.height, dominantColor, isMoving: known.kind !== 0 };
}
