import type { Recipe } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './rich-details.module.css';

const FACTORS = [1, 1.5, 2] as const;
const MOST_SERVINGS = 100;

/** For how many people a recipe is cooked: some times what the page says, or so many. */
export function ServingsChoice({
  servings,
  factor,
  onChange,
}: {
  servings: Recipe['servingsSummary'];
  factor: number;
  onChange: (factor: number) => void;
}) {
  const text = useText();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const serves = servings?.serves ?? null;
  const now = serves === null ? null : Math.round(serves * factor * 10) / 10;
  return (
    <div className={styles.servings} role="group" aria-label={text('rich.servings')}>
      <p className={styles.servingsWords}>
        <span className="strong">{text('rich.servings')}</span>
        {servings && (
          <span className="small muted" dir="auto">
            {text('rich.pageSays', { summary: servings.summary })}
          </span>
        )}
      </p>
      <span className={styles.factors}>
        {FACTORS.map((one) => (
          <Chip key={one} selected={factor === one} onClick={() => onChange(one)}>
            {text('rich.timesAsMuch', { factor: number.format(one) })}
          </Chip>
        ))}
      </span>
      {serves !== null && now !== null && (
        <span className={styles.stepper}>
          <IconButton
            label={text('rich.fewer')}
            icon={<Icon name="minus" size={20} />}
            disabled={now <= 1}
            onClick={() => onChange(Math.max(1, Math.ceil(now) - 1) / serves)}
          />
          <output aria-label={text('rich.servings')} className="strong numbers">
            {number.format(now)}
          </output>
          <IconButton
            label={text('rich.moreServings')}
            icon={<Icon name="plus" size={20} />}
            disabled={now >= MOST_SERVINGS}
            onClick={() => onChange((Math.floor(now) + 1) / serves)}
          />
        </span>
      )}
    </div>
  );
}
