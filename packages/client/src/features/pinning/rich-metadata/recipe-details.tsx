import { useState } from 'react';
import type { Recipe } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { scaleAmount } from '@bowerbird/domain/pinning/ingredients.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CookingMode } from './lazy-cooking-mode.ts';
import { IngredientList } from './ingredient-list.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { ServingsChoice } from './servings-choice.tsx';
import styles from './rich-details.module.css';

const dietNames = {
  Diabetic: 'rich.diet.Diabetic',
  GlutenFree: 'rich.diet.GlutenFree',
  Halal: 'rich.diet.Halal',
  Hindu: 'rich.diet.Hindu',
  Kosher: 'rich.diet.Kosher',
  LowCalorie: 'rich.diet.LowCalorie',
  LowFat: 'rich.diet.LowFat',
  LowLactose: 'rich.diet.LowLactose',
  LowSalt: 'rich.diet.LowSalt',
  Vegan: 'rich.diet.Vegan',
  Vegetarian: 'rich.diet.Vegetarian',
} as const;

/** A recipe to cook from: for how many, of what, and how. */
export function RecipeDetails({ recipe }: { recipe: Recipe }) {
  const text = useText();
  const locale = useLocale();
  const [factor, setFactor] = useState(1);
  const [isCooking, setCooking] = useState(false);
  const [areStepsShown, setStepsShown] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { categorizedIngredients, steps, diets } = recipe;
  const known = diets.filter((diet) => diet in dietNames) as (keyof typeof dietNames)[];

  async function copy() {
    const lines = categorizedIngredients.flatMap(({ category, ingredients }) => [
      ...(category === null ? [] : [`${category}:`]),
      ...ingredients.map(({ amount, name }) => `${scaleAmount(amount, factor, locale)} ${name}`.trim()),
    ]);
    setCopied(await copyText(lines.join('\n')));
  }

  return (
    <section className={styles.rich} aria-label={text('rich.recipe')}>
      <RecipeFacts recipe={recipe} />
      {known.length > 0 && (
        <p className={styles.chips}>
          {known.map((diet) => (
            <Badge key={diet}>{text(dietNames[diet])}</Badge>
          ))}
        </p>
      )}
      <ServingsChoice servings={recipe.servingsSummary} factor={factor} onChange={setFactor} />
      <div className={styles.head}>
        <h2 className={styles.subtitle}>{text('rich.ingredients')}</h2>
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          <span aria-live="polite">{text(isCopied ? 'rich.copied' : 'rich.copyList')}</span>
        </button>
      </div>
      <IngredientList groups={categorizedIngredients} factor={factor} />
      {steps.length > 0 && (
        <div className={styles.stepActs}>
          <Button aria-expanded={areStepsShown} onClick={() => setStepsShown(!areStepsShown)}>
            {areStepsShown ? text('rich.hideSteps') : text('rich.showSteps', { count: steps.length })}
          </Button>
          <Button variant="outline" icon={<Icon name="cooking-pot" size={20} />} onClick={() => setCooking(true)}>
            {text('rich.cookAlong')}
          </Button>
        </div>
      )}
      {areStepsShown && (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index} dir="auto">
              {step}
            </li>
          ))}
        </ol>
      )}
      {isCooking && <CookingMode recipe={recipe} factor={factor} onClose={() => setCooking(false)} />}
    </section>
  );
}
