import type { DraftItemInput, PinDraft, UpdateDraftInput } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { editedTags, inputOf } from '../product-tags/index.ts';
import { awaitedUpload, emptyDraft, type Draft, type DraftPicture, type Slide } from './draft.ts';
import { pictureOfUpload } from './draft-picture.ts';
import { problemsOfRecord } from './problems-of-draft.ts';

/** What the server keeps of a draft, all of it. */
export type KeptContent = Required<
  Pick<
    UpdateDraftInput,
    | 'title'
    | 'description'
    | 'link'
    | 'alt_text'
    | 'board_id'
    | 'section'
    | 'items'
    | 'interest_tags'
    | 'is_comments_allowed'
    | 'is_shopping_rec_allowed'
    | 'website_default_image_url'
    | 'create_method'
  >
>;
export type KeptField = keyof KeptContent;

const FIRST_ITEM = 'first';

/** A draft as the server keeps it. A picture that is still on its way is not there yet. */
export function contentOf(draft: Draft): KeptContent {
  const { picture, slides } = draft;
  const first = { id: FIRST_ITEM, picture, edits: draft.edits, tags: draft.tags };
  return {
    title: draft.title,
    description: draft.description,
    link: draft.link,
    alt_text: draft.altText,
    board_id: draft.board?.id ?? null,
    section: draft.section?.id ?? null,
    items: [...itemOf(first), ...slides.flatMap(slideItemOf)],
    interest_tags: draft.interestTags.map(({ id }) => id),
    is_comments_allowed: draft.isCommentsAllowed,
    is_shopping_rec_allowed: draft.isShoppingRecAllowed,
    website_default_image_url: picture.kind === 'web' ? picture.url : '',
    create_method: picture.kind === 'web' ? 'website' : 'upload',
  };
}

function itemOf({ id, picture, edits, tags }: Pick<Slide, 'id' | 'picture' | 'edits' | 'tags'>): DraftItemInput[] {
  const changed = { ...(edits && { edits }), ...(tags.length > 0 && { tags: inputOf(tags) }) };
  const awaited = awaitedUpload(picture);
  if (awaited !== null) return [{ id, upload_id: awaited, ...changed }];
  if (picture.kind === 'uploaded') {
    const film = picture.video ? { upload_id: picture.video.uploadId } : {};
    return [{ id, image_signature: picture.signature, ...film, ...changed }];
  }
  return picture.kind === 'web' ? [{ id, image_url: picture.sourceUrl, ...changed }] : [];
}

function slideItemOf(slide: Slide): DraftItemInput[] {
  const { title, description, link, altText: alt_text } = slide;
  return itemOf(slide).map((item) => ({ ...item, title, description, link, alt_text }));
}

/** The draft that the server keeps, to go on with. */
export function draftOf(record: PinDraft): Draft {
  const [first, ...slides] = record.items;
  return {
    ...emptyDraft(record.creationId, { board: record.board, section: record.section }),
    picture: first ? pictureOf(first, record.websiteDefaultImageUrl) : { kind: 'none' },
    edits: first?.edits ?? null,
    tags: first ? tagsOf(first, record) : [],
    slides: slides.map((item) => ({
      id: item.id,
      picture: pictureOf(item, null),
      edits: item.edits,
      tags: tagsOf(item, record),
      title: item.title,
      description: item.description,
      link: item.link,
      altText: item.altText,
    })),
    title: record.title,
    description: record.description,
    link: record.link,
    altText: record.altText,
    captions: captionsOf(record),
    interestTags: record.interestTags,
    isCommentsAllowed: record.isCommentsAllowed,
    isShoppingRecAllowed: record.isShoppingRecAllowed,
    scheduledTs: record.scheduled_ts,
    timeZone: record.timeZone,
    hasFailed: record.publishingStatus === 'failed',
    problems: problemsOfRecord(record),
  };
}

export function captionsOf({ captions }: PinDraft): readonly string[] {
  return captions.map(({ language }) => language);
}

function tagsOf({ pinTagIds }: PinDraft['items'][number], { pinTags, taggedObjects }: PinDraft): Draft['tags'] {
  const own = pinTags.filter(({ pinTagKey }) => pinTagIds.includes(pinTagKey));
  return editedTags(own, taggedObjects);
}

function pictureOf({ media, upload, imageUrl, status }: PinDraft['items'][number], preview: string | null): DraftPicture {
  if (upload && (!media || upload.video)) return pictureOfUpload(upload);
  if (media) {
    const { signature, url, width, height, dominantColor: color, isMoving } = media;
    return { kind: 'uploaded', signature, url, width, height, color, ...(isMoving ? { isMoving } : {}) };
  }
  if (status === 'processing' && imageUrl !== null)
    return { kind: 'web', url: preview || imageUrl, sourceUrl: imageUrl, width: 0, height: 0 };
  return { kind: 'failed', fileName: '', words: { id: 'builder.interrupted' }, canRetry: false };
}

/** The fields whose values differ. */
export function differences(one: KeptContent, other: KeptContent): KeptField[] {
  return (Object.keys(other) as KeptField[]).filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** The parts of a draft that each kept field stands for. */
const partsOfField: Record<KeptField, readonly (keyof Draft)[]> = {
  title: ['title'],
  description: ['description'],
  link: ['link'],
  alt_text: ['altText'],
  board_id: ['board', 'section'],
  section: ['section'],
  items: ['picture', 'edits', 'tags', 'slides'],
  interest_tags: ['interestTags'],
  is_comments_allowed: ['isCommentsAllowed'],
  is_shopping_rec_allowed: ['isShoppingRecAllowed'],
  website_default_image_url: [],
  create_method: [],
};

/** The values of these fields, as changes of a draft. */
export function takeFields(from: Draft, fields: readonly KeptField[]): Partial<Draft> {
  const parts = fields.flatMap((field) => partsOfField[field]);
  return Object.fromEntries(parts.map((part) => [part, from[part]]));
}
