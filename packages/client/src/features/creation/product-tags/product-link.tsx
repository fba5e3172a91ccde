import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { ProductLine } from './product-line.tsx';
import styles from './product-line.module.css';

/** A product that opens: its pin here, or its shop's page. */
export function ProductLink({
  object,
  isChosen,
  isNarrow,
  onLook,
}: {
  object: TaggedObject;
  /** Says whether the shop has it under its words, where beside them is no room. */
  isNarrow?: boolean;
  isChosen?: boolean;
  onLook?: (id: string | null) => void;
}) {
  const text = useText();
  const { pin, link, inStock } = object;
  const stock =
    inStock === null ? null : (
      <span className={styles.stock}>
        {inStock ? <Badge tone="good">{text('shopLook.inStock')}</Badge> : <Badge>{text('shopLook.closed')}</Badge>}
      </span>
    );
  const content = (
    <>
      <ProductLine object={object} below={isNarrow && stock} />
      {!isNarrow && stock}
    </>
  );
  const rest = {
    className: classNames(styles.link, isChosen && styles.chosen),
    onMouseEnter: () => onLook?.(object.id),
    onMouseLeave: () => onLook?.(null),
    onFocus: () => onLook?.(object.id),
    onBlur: () => onLook?.(null),
  };
  if (pin)
    return (
      <Link {...rest} href={`/pin/${pin.id}/`}>
        {content}
      </Link>
    );
  return (
    <a {...rest} href={link ?? undefined} rel="noopener nofollow ugc" target="_blank">
      {content}
    </a>
  );
}
