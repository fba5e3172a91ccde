import type { PhosphorIcon } from '@phosphor-icons/core';
import type { CSSProperties } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './icon.module.css';

export type IconName = PhosphorIcon['name'];
export type IconWeight = 'regular' | 'bold' | 'fill';

export type IconProps = {
  /** Always a literal: the build finds the names in use and draws only these. */
  name: IconName;
  /** Bold at 18 px and below, fill for the active place and status. */
  weight?: IconWeight;
  size?: number;
  className?: string;
};

const directional = /^(arrow|caret|list)-|^(arrow|list)$|^sign-(in|out)/;
const vertical = /-(up|down|clockwise|counter-clockwise)$|^list$|^arrows-/;

/** A drawing beside words, or inside a control that has a name of its own; never named itself. */
export function Icon({ name, weight = 'regular', size, className }: IconProps) {
  const symbol = weight === 'regular' ? name : `${name}-${weight}`;
  const flips = directional.test(name) && !vertical.test(name);
  return (
    <svg
      className={classNames(styles.icon, flips && styles.flips, className)}
      style={size ? ({ '--icon': `${size / 16}rem` } as CSSProperties) : undefined}
      aria-hidden="true"
    >
      <use href={`${import.meta.env.ICON_SPRITE_URL ?? ''}#${symbol}`} />
    </svg>
  );
}
