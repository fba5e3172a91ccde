import type { Recipe } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { countShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** How many stars people gave, and how many people did. */
export function StarRating({ rating }: { rating: NonNullable<Recipe['aggregateRating']> }) {
  const text = useText();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <>
      <Icon name="star" weight="fill" size={18} />
      <span>
        {text('rich.rating', { value: number.format(rating.ratingValue), best: number.format(rating.bestRating) })}
        {rating.ratingCount > 0 && ` (${countShown(locale, rating.ratingCount)})`}
      </span>
    </>
  );
}
