import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { PictureEditsSchema } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { PinTagInputSchema } from '@bowerbird/contract/creation/product-tags/schemas.ts';
import { carouselItems } from '@bowerbird/domain/creation/drafts.ts';
import { tagLimits } from '@bowerbird/domain/creation/product-tags.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { changesPicture } from '@bowerbird/domain/media/picture-edits.ts';
import { isSignature } from '@bowerbird/domain/media/renditions.ts';
import type { FoundItem, FoundTag } from '../../../core/import-files/index.ts';
import { hashOfKey } from './item-keys.service.ts';
import type { ImportedEdits, ImportedProduct, ImportedTag } from './look.queries.ts';

const slot = Type.Integer({ minimum: 0, maximum: carouselItems.most - 1 });
const { pin_tag_key: key, x, y } = PinTagInputSchema.properties;
const places = Compile(Type.Object({ slot, key, x, y }));
const changes = Compile(Type.Object({ slot, edits: PictureEditsSchema }));

/** The product tags of what was found, without those that break a rule of tags; `null` where none is left. */
export function tagsOf({ productTags = [] }: FoundItem): readonly ImportedTag[] | null {
  const tags = productTags.flatMap(tagOf);
  const kept = [...Map.groupBy(tags, (tag) => tag.slot).values()].flatMap((own) =>
    [...new Map(own.map((tag) => [tag.key, tag])).values()].slice(0, tagLimits.tags),
  );
  return kept.length > 0 ? kept : null;
}

function tagOf({ products, ...place }: FoundTag): ImportedTag[] {
  if (!places.Check(place)) return [];
  const kept = products.flatMap(productOf).slice(0, tagLimits.objects);
  return kept.length > 0 ? [{ slot: place.slot, key: place.key, x: place.x, y: place.y, isCutOff: place.isCutOff, products: kept }] : [];
}

function productOf({ link, key: named }: FoundTag['products'][number]): ImportedProduct[] {
  const normal = link === null ? null : normaliseLink(link);
  const product = {
    link: normal !== null && typeof normal === 'object' ? normal.url : null,
    key: named === null ? null : hashOfKey(named),
  };
  return product.link === null && product.key === null ? [] : [product];
}

/** How pictures were changed, where the archive has what they were; `null` where it has none. */
export function editsOf({ edits = [] }: FoundItem): readonly ImportedEdits[] | null {
  const kept = edits.flatMap(({ signature, entry, ...change }): ImportedEdits[] => {
    if (entry === null || !isSignature(signature) || !changes.Check(change) || !changesPicture(change.edits)) return [];
    return [{ slot: change.slot, signature, entry, edits: change.edits }];
  });
  return kept.length > 0 ? kept : null;
}

/** What is said of pictures that are here, with the places that they have now. */
export function atPlaces<Said extends { readonly slot: number }>(said: readonly Said[] | null, kept: readonly number[]): Said[] | null {
  const here = (said ?? []).flatMap((one) => {
    const place = kept.indexOf(one.slot);
    return place === -1 ? [] : [{ ...one, slot: place }];
  });
  return here.length > 0 ? here : null;
}
