import type { HTMLAttributes } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './row-card.module.css';

type Part<Tag extends string = never> = HTMLAttributes<HTMLElement> & { readonly as?: Tag };

/** A card of rows with a line between them. */
export function RowCard({ as: Tag = 'div', className, ...rest }: Part<'div' | 'ul' | 'ol'>) {
  return <Tag className={classNames(styles.card, className)} {...rest} />;
}

/** Words, and what may be done about them at the end of the line. */
export function CardRow({ as: Tag = 'div', className, ...rest }: Part<'div' | 'li'>) {
  return <Tag className={classNames(styles.row, className)} {...rest} />;
}

/** The words of a row. */
export function RowWords({ className, ...rest }: Part) {
  return <div className={classNames(styles.words, className)} {...rest} />;
}

/** What a row is about, with its badges; `grows` where no other words stand with it. */
export function RowTitle({ grows = false, className, ...rest }: Part & { readonly grows?: boolean }) {
  return <p className={classNames(styles.title, grows && styles.words, className)} {...rest} />;
}

/** Buttons side by side. */
export function Acts({ className, ...rest }: Part) {
  return <div className={classNames(styles.acts, className)} {...rest} />;
}

/** A word in a box of its own, and what may be done about it; give it its role. */
export function Notice({ className, ...rest }: Part) {
  return <div className={classNames(styles.notice, className)} {...rest} />;
}
