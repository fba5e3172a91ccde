import type { Annotation, Crop, FlashlightInput, LookAlikes } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CropRegion } from '@bowerbird/domain/media/crop.ts';
import { readLooks } from '@bowerbird/domain/media/looks.ts';
import type { Dimensions } from '@bowerbird/domain/media/renditions.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { addressPrefix } from '../../core/limits/address-prefix.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { findUploadedPicture, toRefusal } from '../../pinning/pictures/index.ts';
import { hydratePins, pinVisibleTo } from '../../pinning/pins/index.ts';
import { selectTopicNames } from '../topics/index.ts';
import { CUT_OFF, findLookAlikes } from './looks.service.ts';
import {
  selectPictureById,
  selectPictureOf,
  selectPinsOfPictures,
  selectTopicsOfPictures,
  type AskedPicture,
  type LooksFilters,
} from './looks.queries.ts';
import { selectTwins } from './twins.queries.ts';

const MOST_RESULTS = 48;
/** Alike pictures of which a pin is looked for: some have none that the viewer may see. */
const MOST_PICTURES = 150;
const MOST_ANNOTATIONS = 5;
/** Fewer pixels of a side than these look like nothing. */
const SMALLEST_SIDE = 16;
/** Far more than somebody drags a frame. */
const MOST_AN_HOUR = 600;
const NO_FILTERS: LooksFilters = { priceMin: null, priceMax: null, currency: null, domains: [], topicIds: [] };

type Context = CallContext;

/** Pins that look like a picture or a part of it. Throws `pin_not_found`, `not_found`, and `bad_input` for a part outside of it. */
export async function searchVisually(context: Context, input: FlashlightInput): Promise<LookAlikes> {
  const picture = await findPicture(context, input);
  const region = input.crop && regionOf(input.crop, picture);
  const looks = await looksOf(context, picture, region);
  if (looks === null) return { annotations: [], results: [] };
  return findPinsLike(context, looks, {
    cutOff: region ? CUT_OFF.part : CUT_OFF.whole,
    filters: filtersOf(input),
    except: picture.picture_id,
  });
}

/** Pins that look like a pin's picture, as far as it was described already: nobody waits for a decoder. Throws `pin_not_found`. */
export async function findKeptLookAlikes(context: Context, pinId: string): Promise<LookAlikes> {
  const { looks, picture_id: except } = await findPicture(context, { pin_id: pinId });
  if (looks === null) return { annotations: [], results: [] };
  return findPinsLike(context, readLooks(looks), { cutOff: CUT_OFF.whole, except });
}

interface Search {
  readonly cutOff: number;
  /** The very picture that is asked about is an answer, too, also where its pin is the viewer's own. */
  readonly withSame?: boolean;
  readonly filters?: LooksFilters;
  /** The picture that is asked about. */
  readonly except?: string;
}

/** Pins whose pictures look like this, and what several of them are about. */
export async function findPinsLike(
  context: Context,
  looks: Int8Array,
  { cutOff, withSame = false, filters = NO_FILTERS, except }: Search,
): Promise<LookAlikes> {
  const { core, viewer } = context;
  const alike = await findLookAlikes(core, looks, { cutOff, withSame });
  const pictureIds = await onceEach(core, alike.map(({ pictureId }) => pictureId).slice(0, MOST_PICTURES), except);
  const ids = await selectPinsOfPictures(core.db, viewer, { pictureIds, filters, withOwn: withSame, most: MOST_RESULTS });
  const [results, annotations] = await Promise.all([hydratePins(context, ids), annotate(context, ids)]);
  return { results, annotations };
}

/** The first of pictures that are the same, and none that is the one asked about. */
async function onceEach({ db }: Context['core'], pictureIds: readonly string[], except: string | undefined): Promise<string[]> {
  const twins = await selectTwins(db, except === undefined ? pictureIds : [...pictureIds, except]);
  const seen = new Set(except === undefined ? [] : [twins.get(except) ?? except]);
  return pictureIds.filter((id) => {
    const stands = twins.get(id) ?? id;
    if (seen.has(stands)) return false;
    seen.add(stands);
    return true;
  });
}

/** The topics of several of these pins, those of most of them first. */
async function annotate({ core, request }: Context, pinIds: readonly string[]): Promise<Annotation[]> {
  const topics = await selectTopicsOfPictures(core.db, pinIds, MOST_ANNOTATIONS);
  const names = await selectTopicNames(
    core.db,
    request.locale.split('-')[0]!,
    topics.map(({ topic_id }) => topic_id),
  );
  return topics.flatMap(({ topic_id, count }) => {
    const label = names.get(topic_id);
    return label === undefined ? [] : [{ topic_id, label, count }];
  });
}

async function findPicture(
  { core, viewer }: Context,
  { pin_id: pinId, image_signature: signature }: FlashlightInput,
): Promise<AskedPicture> {
  if (pinId !== undefined) {
    const picture = await selectPictureOf(core.db, viewer, pinId, pinVisibleTo(viewer, 'p', 'b', 's'));
    if (!picture) throw new ApiError('pin_not_found');
    return picture;
  }
  if (signature === undefined) throw badField('pin_id', 'required');
  const id = viewer.userId === null ? undefined : await findUploadedPicture(core.db, viewer.userId, signature);
  const picture = id === undefined ? null : await selectPictureById(core.db, id);
  if (!picture) throw new ApiError('not_found');
  return picture;
}

/** The part in whole pixels. Throws `bad_input` for one that reaches out of the picture or is hardly there. */
function regionOf({ x, y, w, h }: Crop, picture: Dimensions): CropRegion {
  if (x + w > 1.000_001 || y + h > 1.000_001) throw badField('crop', 'outside');
  const left = Math.min(picture.width - 1, Math.floor(x * picture.width));
  const top = Math.min(picture.height - 1, Math.floor(y * picture.height));
  const region = {
    x: left,
    y: top,
    width: Math.min(picture.width - left, Math.round(w * picture.width)),
    height: Math.min(picture.height - top, Math.round(h * picture.height)),
  };
  const smallest = Math.min(SMALLEST_SIDE, picture.width, picture.height);
  if (region.width < smallest || region.height < smallest) throw badField('crop', 'too_small');
  return region;
}

/** Takes one from what somebody may have described in an hour: each decodes a picture. Throws `locked_for_a_while`. */
export async function countDescription({ core, viewer, address }: Context): Promise<void> {
  await takeFromLimit(core, { name: 'visual-search', subject: viewer.userId ?? addressPrefix(address), most: MOST_AN_HOUR });
}

/** Kept looks of a whole picture; a part, or what nobody described yet, is described now. */
async function looksOf(context: Context, picture: AskedPicture, region: CropRegion | undefined): Promise<Int8Array | null> {
  const { core } = context;
  if (!region && picture.looks) return readLooks(picture.looks);
  await countDescription(context);
  try {
    const description = await core.media.describePicture(picture.signature, { region, urgent: true });
    return description?.looks ?? null;
  } catch (error) {
    throw toRefusal(error);
  }
}

function filtersOf({
  price_filters: price = {},
  domain_filters: domains = [],
  category_filters: topicIds = [],
}: FlashlightInput): LooksFilters {
  return {
    priceMin: price.min ?? null,
    priceMax: price.max ?? null,
    currency: price.currency ?? null,
    domains: domains.map((domain) => domain.toLowerCase()),
    topicIds,
  };
}
