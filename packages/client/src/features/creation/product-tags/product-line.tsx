import type { ReactNode } from 'react';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { moneyShown } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './product-line.module.css';

/** A product in a row: its picture, its name, its shop and its price. */
export function ProductLine({ object, isGone, below }: { object: TaggedObject; isGone?: boolean; below?: ReactNode }) {
  const { media, title } = object;
  // A page of which nothing is known bears the name of its site, which is said once.
  const domain = object.domain === title ? null : object.domain;
  const price = usePrice(object);
  return (
    <span className={classNames(styles.line, isGone && styles.gone)}>
      <span className={styles.picture} style={{ backgroundColor: media?.dominantColor }}>
        {media ? <img src={media.url} alt="" width={56} height={56} loading="lazy" /> : <Icon name="tag" size={24} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.shop}>
          {domain && <bdi>{domain}</bdi>}
          {domain && price && ', '}
          {price && <b className="numbers">{price}</b>}
        </span>
        {below}
      </span>
    </span>
  );
}

export function usePrice({ price, currency }: TaggedObject): string | null {
  const locale = useLocale();
  return price === null || currency === null ? null : moneyShown(locale, price, currency);
}
