import type { Recipe } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { durationShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StarRating } from './star-rating.tsx';
import styles from './rich-details.module.css';

/** Stars, times and calories of a recipe, as far as its page says them. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const text = useText();
  const locale = useLocale();
  const { aggregateRating: rating, totalTime, prepTime, cookTime, calories } = recipe;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const isSplit = prepTime !== null && cookTime !== null;
  return (
    <ul className={styles.facts}>
      {rating && (
        <li className={styles.fact}>
          <StarRating rating={rating} />
        </li>
      )}
      {totalTime && (
        <li className={styles.fact}>
          <Icon name="clock" size={18} />
          {durationShown(locale, totalTime)}
        </li>
      )}
      {isSplit && (
        <li className={styles.fact}>
          {text('rich.times', { prep: durationShown(locale, prepTime), cook: durationShown(locale, cookTime) })}
        </li>
      )}
      {calories !== null && (
        <li className={styles.fact}>
          <Icon name="fire" size={18} />
          {text('rich.calories', { count: number.format(calories) })}
        </li>
      )}
    </ul>
  );
}
