import { useState } from 'react';
import styles from './numbers.module.css';

export interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly unit?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** An exact number. What is typed counts once it is one that is allowed; arrows step it. */
export function NumberBox({ label, value, least, most, unit, disabled, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = Math.round(value * 10) / 10;
  return (
    <span className={styles.numberBox}>
      <input
        type="number"
        className={styles.number}
        aria-label={label}
        min={least}
        max={most}
        step={1}
        disabled={disabled}
        value={typed ?? String(shown)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          const next = event.currentTarget.valueAsNumber;
          if (Number.isFinite(next) && next >= least && next <= most) onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}
