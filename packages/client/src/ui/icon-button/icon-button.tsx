import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** The accessible name, also shown as the tooltip after 500 ms. */
  label: string;
  /** A longer name for readers, where the same button stands on many things. */
  name?: string;
  icon: ReactNode;
  /** `glass` over pictures, `sunken` as a filled circle. */
  variant?: 'plain' | 'glass' | 'sunken';
  size?: 'small' | 'standard';
  /** `end` is below and reaches no further than the button, for one at the edge of the page. */
  tooltip?: 'above' | 'below' | 'end' | 'none';
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  name,
  icon,
  variant = 'plain',
  size = 'standard',
  tooltip = 'below',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={name ?? label}
      data-tooltip={tooltip === 'none' ? undefined : label}
      className={classNames(styles.button, styles[variant], styles[size], styles[tooltip], className)}
    >
      {icon}
    </button>
  );
}
