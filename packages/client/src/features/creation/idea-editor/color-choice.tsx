import { useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { classNames } from '../../../lib/class-names.ts';
import styles from './color-choice.module.css';

export const inkColors = ['#111111', '#ffffff', '#2b3fd9', '#d9694a', '#efae45', '#23603f', '#78371f'] as const;
export const paperColors = ['#ffffff', '#fdf1dc', '#e8ebfd', '#e4f3ea', '#fbe3dc', '#2d3454', '#111111'] as const;

export interface ColorChoiceProps {
  readonly label: string;
  readonly colors: readonly string[];
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** Some colours that go together, and any other one. */
export function ColorChoice({ label, colors, value, onChange }: ColorChoiceProps) {
  const text = useText();
  const isOther = !colors.includes(value);
  return (
    <div className={styles.colors} role="radiogroup" aria-label={label}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          role="radio"
          aria-checked={color === value}
          aria-label={color}
          className={styles.color}
          style={{ background: color }}
          onClick={() => onChange(color)}
        />
      ))}
      <label
        className={classNames(styles.color, styles.other, isOther && styles.chosen)}
        style={isOther ? { background: value } : undefined}
      >
        {!isOther && <Icon name="eyedropper" size={18} />}
        <input
          type="color"
          value={value}
          aria-label={text('ideas.otherColor', { what: label })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
