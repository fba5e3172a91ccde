import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

export type ButtonLook = {
  /** `primary`: the one blue act of a group; `plain`: the rest; `outline`: equal choices; `done`: ink; `danger`: destruction only. */
  variant?: 'primary' | 'plain' | 'outline' | 'done' | 'danger';
  size?: 'small' | 'standard' | 'large';
  wide?: boolean;
  /** An `<Icon>` of 20 px before the label. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
};

export type ButtonProps = ButtonLook & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: React.Ref<HTMLButtonElement>;
  };
export type ButtonLinkProps = ButtonLook & LinkProps;

/** The class of a button, for a router link that looks like one. */
export function buttonClass({ variant = 'plain', size = 'standard', wide }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
}

export function Button({ variant, size, wide, icon, iconEnd, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-busy={busy || undefined} {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
      {iconEnd}
    </button>
  );
}

export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
