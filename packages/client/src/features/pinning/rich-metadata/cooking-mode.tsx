import { useEffect, useState } from 'react';
import type { Recipe } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import Dialog from '../../../ui/dialog/dialog.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { useAwakeScreen } from './use-awake-screen.ts';
import styles from './rich-details.module.css';

/** One step at a time in large letters, while the screen stays on. The arrow keys turn the steps. */
export function CookingMode({ recipe, factor, onClose }: { recipe: Recipe; factor: number; onClose: () => void }) {
  const text = useText();
  const isAwake = useAwakeScreen();
  const [at, setAt] = useState(0);
  const { steps } = recipe;
  const isLast = at === steps.length - 1;

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const isRtl = document.documentElement.dir === 'rtl';
      const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
      const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
      if (event.key === forward) setAt((step) => Math.min(step + 1, steps.length - 1));
      if (event.key === back) setAt((step) => Math.max(step - 1, 0));
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [steps.length]);

  return (
    <Dialog
      title={<span dir="auto">{recipe.name}</span>}
      size="screen"
      onClose={onClose}
      closeLabel={text('app.close')}
      actions={
        <>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {text('rich.stepBefore')}
          </Button>
          {isLast ? (
            <Button variant="primary" onClick={onClose}>
              {text('rich.done')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => setAt(at + 1)}>
              {text('rich.nextStep')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.cooking}>
        <p className="small muted">{text('rich.stepOf', { at: at + 1, all: steps.length })}</p>
        <p className={styles.cookingStep} aria-live="polite" dir="auto">
          {steps[at]}
        </p>
        <details>
          <summary className={styles.summary}>{text('rich.ingredients')}</summary>
          <IngredientList groups={recipe.categorizedIngredients} factor={factor} />
        </details>
        {isAwake && <p className="small muted">{text('rich.screenStaysOn')}</p>}
      </div>
    </Dialog>
  );
}
