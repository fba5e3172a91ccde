import type { CSSProperties } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './avatar.module.css';

export type AvatarProps = {
  /** Whose picture it is; its first letter stands in when there is none. */
  name: string;
  src?: string | null;
  size?: number;
  /** Gives the picture the name as its alternative text; leave it out where the name stands beside it. */
  named?: boolean;
  className?: string;
};

export function Avatar({ name, src, size = 32, named, className }: AvatarProps) {
  const style = { '--size': `${size / 16}rem`, '--tint': `var(--chart-${tintOf(name)})` } as CSSProperties;
  if (src)
    return (
      <img
        className={classNames(styles.avatar, className)}
        style={style}
        src={src}
        alt={named ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <span
      className={classNames(styles.avatar, styles.letter, className)}
      style={style}
      role={named ? 'img' : undefined}
      aria-label={named ? name : undefined}
    >
      <span aria-hidden="true">{firstLetter(name)}</span>
    </span>
  );
}

function firstLetter(name: string): string {
  return String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20).toUpperCase();
}

/** The same person always has the same tint. */
function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return (sum % 5) + 1;
}
