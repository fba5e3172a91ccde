import type { productTagFields } from '@bowerbird/contract/creation/product-tags/records.ts';
import type { FieldsOf } from '@bowerbird/contract/protocol/records.ts';
import type { RecordSoFar, ViewContext } from '../../endpoints/record-parts.ts';
import type { ProductTagsRow } from './product-tags.queries.ts';

/** What a pin's record says of its products. Comments are counted once, by the part that answers to pins. */
export function presentTags(
  { isShopTheLook, imagesCount, ...tags }: ProductTagsRow,
  _context: ViewContext,
  { comment_count: comments }: RecordSoFar,
): Partial<FieldsOf<typeof productTagFields>> {
  return { ...tags, aggregatedPinData: { isShopTheLook, commentCount: Number(comments ?? 0), didItData: { imagesCount } } };
}
