import type { CreateDraftInput, DraftItemInput, PictureEdits } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { draftTagOf, type DraftTag } from '../product-tags/index.ts';

/** An item as it rests in a draft. */
export interface ItemContent {
  readonly id: string;
  readonly signature: string | null;
  readonly imageUrl: string | null;
  /** The video that the picture stands for; drafts of older times name none. */
  readonly uploadId?: string | null;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
  readonly edits: PictureEdits | null;
  /** Absent in drafts of before there were tags. */
  readonly tags?: readonly DraftTag[];
  /** The changed picture that was made, of which picture and by which edits. */
  readonly edited?: { readonly of: string; readonly edits: PictureEdits; readonly signature: string };
}

/** What was typed and chosen in a draft, as it rests; what nobody touched is absent. */
export interface DraftContent {
  readonly title?: string;
  readonly description?: string;
  readonly link?: string;
  readonly altText?: string;
  readonly items?: readonly ItemContent[];
  readonly pinItemIndex?: number;
  readonly interestTags?: readonly string[];
  readonly isCommentsAllowed?: boolean;
  readonly isShoppingRecAllowed?: boolean;
  readonly publishOption?: 'publish-immediately' | 'publish-later';
  readonly scheduledDate?: string;
  readonly scheduledTime?: string;
  readonly websiteLink?: string;
  readonly websiteDefaultImageUrl?: string;
  readonly createMethod?: 'upload' | 'website' | 'duplicate';
  /** Something was done to the pages of an idea pin. */
  readonly isEdited?: boolean;
}

/** The content that an input gives, without what it leaves alone. */
export function contentOf(input: Omit<CreateDraftInput, 'creation_id'>): DraftContent {
  const content: DraftContent = {
    title: input.title,
    description: input.description,
    link: input.link,
    altText: input.alt_text,
    items: input.items?.map(itemOf),
    pinItemIndex: input.pin_item_index,
    interestTags: input.interest_tags,
    isCommentsAllowed: input.is_comments_allowed,
    isShoppingRecAllowed: input.is_shopping_rec_allowed,
    publishOption: input.publish_option,
    scheduledDate: input.scheduled_date,
    scheduledTime: input.scheduled_time,
    websiteLink: input.website_link,
    websiteDefaultImageUrl: input.website_default_image_url,
    createMethod: input.create_method,
  };
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}

function itemOf(item: DraftItemInput): ItemContent {
  return {
    id: item.id,
    signature: item.image_signature ?? null,
    uploadId: item.upload_id ?? null,
    imageUrl: item.image_signature === undefined ? (item.image_url ?? null) : null,
    title: item.title ?? '',
    description: item.description ?? '',
    link: item.link ?? '',
    altText: item.alt_text ?? '',
    edits: item.edits ?? null,
    ...(item.tags && item.tags.length > 0 ? { tags: item.tags.map(draftTagOf) } : {}),
  };
}
