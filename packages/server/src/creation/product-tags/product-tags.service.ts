import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import type {
  PinTagInput,
  SetPinTagsInput,
  SlotTagInput,
  TaggableProductsInput,
  TaggedLinkInput,
  TaggedObjectInput,
  TaggedPinInput,
} from '@bowerbird/contract/creation/product-tags/schemas.ts';
import type { Pin, PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { tagLimits } from '@bowerbird/domain/creation/product-tags.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { FetchError, type FetchErrorReason } from '../../core/safe-fetch/index.ts';
import { search } from '../../discovery/search/index.ts';
import { findProductsOfTopic } from '../../discovery/shopping/index.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext, Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { toRefusal } from '../../pinning/pictures/index.ts';
import { cleanPinLink, guardPin, hydratePin, keepLink, pinRecords, requireOwnPin } from '../../pinning/pins/index.ts';
import { keepPage, postponePage } from '../../pinning/rich-metadata/index.ts';
import { countPictures, looksWith, productsOfPin, replaceTags, type NewTag } from './product-tags.queries.ts';
import { selectLinkIds, selectObjects, selectOwnProducts, type ObjectKey, type ObjectScope } from './tagged-objects.queries.ts';

/** So many products are offered at once. */
const OFFERED = 24;

/** Addresses of private networks, and those with a port of their own. */
const NEVER_READ: ReadonlySet<FetchErrorReason> = new Set(['private_address', 'bad_address']);

/** A tag as it rests in a draft. */
export interface DraftTag {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly objects: readonly TaggedObjectInput[];
}

/** Sets the tags of one's own pin. Throws `forbidden` for pins of others, and a bad field for a product that nobody shows them. */
export async function setTags(context: HandlerContext<'signed_in'>, { pin_id: pinId, tags }: SetPinTagsInput): Promise<Pin> {
  const { core, db, viewer } = context;
  await requireOwnPin(db, viewer, pinId);
  requireFewOfEach(tags, await countPictures(db, pinId));
  const wanted = tags.reduce((sum, { objects }) => sum + objects.length, 0);
  // What is refused leaves the tags of before as they were.
  await inTransaction(db, async (trx) => {
    if (
      (await keepTags(
        { ...core, db: trx },
        viewer,
        pinId,
        tags.map((tag) => ({ ...draftTagOf(tag), slot: tag.slot ?? 0 })),
      )) < wanted
    )
      throw badField('tags', 'unknown_product');
  });
  return hydratePin(context, pinId);
}

/** Throws a bad field for a picture that the pin does not have. A picture takes so many tags, and a key names one of them. */
function requireFewOfEach(tags: readonly SlotTagInput[], pictures: number): void {
  for (const [slot, own] of Map.groupBy(tags, (tag) => tag.slot ?? 0)) {
    if (slot >= pictures) throw badField('tags', 'unknown_picture');
    if (own.length > tagLimits.tags) throw badField('tags', 'maxItems', tagLimits.tags);
    if (new Set(own.map(({ pin_tag_key }) => pin_tag_key)).size < own.length) throw badField('tags', 'uniqueItems');
  }
}

type TagCore = Parameters<typeof requireAllowedTexts>[0];

/** A tag with the picture of a carousel that it is on. Its place may be cut off, and is then one on what the picture was. */
export type SlotTag = DraftTag & { readonly slot: number; readonly isCutOff?: boolean | undefined };

/** Keeps the tags of a pin, and says how many of their products are kept. Those that this person may not see are not. */
export async function keepTags(core: TagCore, viewer: Viewer, pinId: string, tags: readonly SlotTag[]): Promise<number> {
  const { db } = core;
  const rows: NewTag[] = [];
  for (const { slot, key, x, y, isCutOff, objects } of tags) {
    const known: NewTag['objects'][number][] = [];
    for (const object of objects) {
      if ('pin_id' in object) known.push({ pinId: object.pin_id, linkId: null });
      else {
        const link = cleanPinLink(object.link);
        await requireAllowedTexts(core, { tags: link?.domain });
        if (link) known.push({ pinId: null, linkId: await keepLink(db, link) });
      }
    }
    rows.push({ slot, key, x, y, isCutOff, objects: known });
  }
  return replaceTags(db, viewer, pinId, rows);
}

export function draftTagOf({ pin_tag_key: key, x, y, objects }: PinTagInput): DraftTag {
  return { key, x, y, objects };
}

/** What the products of drafts are to their maker now, by `keyOfObject`. Those that are gone are left out. */
export async function describeObjects(
  db: Database,
  scope: ObjectScope,
  objects: readonly TaggedObjectInput[],
): Promise<ReadonlyMap<string, TaggedObject>> {
  const urls = objects.flatMap((object) => ('link' in object ? urlOf(object.link) : []));
  const linkIds = await selectLinkIds(db, [...new Set(urls)]);
  const known = objects.flatMap((object): (ObjectKey & { name: string })[] => {
    if ('pin_id' in object) return [{ name: keyOfObject(object), pinId: object.pin_id, linkId: null }];
    const linkId = urlOf(object.link).flatMap((url) => linkIds.get(url) ?? [])[0];
    return linkId === undefined ? [] : [{ name: keyOfObject(object), pinId: null, linkId }];
  });
  const rows = await selectObjects(db, scope, known);
  return new Map(rows.map(({ place, object }) => [known[place - 1]!.name, object]));
}

export function keyOfObject(object: TaggedObjectInput): string {
  return 'pin_id' in object ? `pin ${object.pin_id}` : `link ${object.link}`;
}

/** Products to choose from. */
export async function findProducts(context: HandlerContext<'signed_in'>, input: TaggableProductsInput): Promise<TaggedObject[]> {
  const { core, db, viewer } = context;
  const ids = await idsOfProducts(context, input);
  const rows = await selectObjects(
    db,
    { viewer, mediaUrl: core.config.mediaUrl },
    ids.map((pinId) => ({ pinId, linkId: null })),
  );
  return rows.map(({ object }) => object);
}

async function idsOfProducts(context: HandlerContext<'signed_in'>, input: TaggableProductsInput): Promise<readonly string[]> {
  const { core, viewer, request } = context;
  const isOwn = input.own === true;
  const query = input.query?.trim() ?? '';
  if (query === '' && isOwn) return selectOwnProducts(core.db, viewer.userId, OFFERED);
  if (query === '') return findProductsOfTopic(context, null, OFFERED);
  const asked = { core, viewer, language: languageOf(request.locale) };
  const scope = isOwn ? ('my_pins' as const) : ('pins' as const);
  return (await search(asked, { query, scope, filters: 'type:product', page_size: OFFERED })).ids;
}

/**
 * Keeps the address of a shop's page and reads it. What cannot be read says so, and is read later by the round that reads pages.
 * Throws `page_refused` for an address that is not of the public web, which no round will ever read.
 */
export async function readTaggedLink(context: HandlerContext<'signed_in'>, input: TaggedLinkInput): Promise<TaggedObject> {
  const { core, db, viewer } = context;
  const link = normaliseLink(input.link);
  if (typeof link === 'string') throw badField('link', link);
  const linkId = await keepLink(db, link);
  const scope = { viewer, mediaUrl: core.config.mediaUrl };
  const read = async () => (await selectObjects(db, scope, [{ pinId: null, linkId }]))[0]!.object;
  const known = await read();
  if (!known.isReading && !known.isUnread) return known;
  try {
    const { html } = await core.fetchTurns.take(viewer.userId, () => core.safeFetch.fetchPage(link.url));
    await keepPage(core, { url: link.url, html, readAt: new Date(core.now()) });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    await postponePage(core, link.url);
    if (NEVER_READ.has(error.reason)) throw toRefusal(error);
  }
  return read();
}

/** The pins of the products of a pin. Throws `pin_not_found`. */
export async function listTaggedProducts(context: HandlerContext<'anyone'>, input: TaggedPinInput): Promise<Page<PinCard[]>> {
  const { pin_id: pinId } = input;
  await guardPin(context.db, context.viewer, pinId);
  return readPage(context, input, {
    purpose: `tagged-products:${pinId}`,
    records: pinRecords,
    skeleton: (after, size) => productsOfPin({ viewer: context.viewer, mediaUrl: context.core.config.mediaUrl }, pinId, after, size),
  });
}

/** Other pins with a product of this one. Throws `pin_not_found`. */
export async function listLooks(context: HandlerContext<'anyone'>, input: TaggedPinInput): Promise<Page<PinCard[]>> {
  const { pin_id: pinId } = input;
  await guardPin(context.db, context.viewer, pinId);
  return readPage(context, input, {
    purpose: `tagged-looks:${pinId}`,
    records: pinRecords,
    skeleton: (after, size) => looksWith(context.viewer, pinId, after, size),
  });
}

function urlOf(text: string): string[] {
  const link = normaliseLink(text);
  return typeof link === 'string' ? [] : [link.url];
}
