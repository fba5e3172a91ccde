import type { Recipe } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { scaleAmount } from '@bowerbird/domain/pinning/ingredients.ts';
import { useLocale } from '../../../i18n/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import styles from './rich-details.module.css';

/** Ingredients by category, each to be checked off. */
export function IngredientList({ groups, factor }: { groups: Recipe['categorizedIngredients']; factor: number }) {
  const locale = useLocale();
  return groups.map(({ category, ingredients }, group) => (
    <div key={group}>
      {category !== null && (
        <h3 className={styles.category} dir="auto">
          {category}
        </h3>
      )}
      <ul className={styles.ingredients}>
        {ingredients.map(({ amount, name }, index) => (
          <li key={index}>
            <Checkbox
              className={styles.ingredient}
              label={
                <span className={styles.ingredientWords} dir="auto">
                  <span className="strong">{scaleAmount(amount, factor, locale)}</span> <span>{name}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}
