import { useState } from 'react';
import type { OfferSummary, Product } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { moneyShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { WholePin } from '../pins/index.ts';
import { chooseVariant, variantOf } from './choose-variant.ts';
import { PriceHistory } from './price-history.tsx';
import { StarRating } from './star-rating.tsx';
import styles from './rich-details.module.css';

const dimensionNames = { color: 'rich.color', size: 'rich.size', material: 'rich.material', pattern: 'rich.pattern' } as const;

/** A product: its stars, what it costs, whether it is there, its variants, and the way to its shop. */
export function ProductDetails({ product, pin }: { product: Product; pin: WholePin }) {
  const text = useText();
  const locale = useLocale();
  const { appName } = useAppSelector((state) => state.session.settings);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const variants = product.variantSet?.variants ?? [];
  const variant = variantOf(variants, chosen);
  const offer = variant?.offerSummary ?? product.offerSummary;
  const shop = product.brand?.name || pin.richMetadata?.siteName || pin.domain || '';
  const rating = product.aggregateRating;
  const link = variant?.link ?? pin.link;
  return (
    <section className={styles.rich} aria-label={text('rich.product')}>
      {product.brand && (
        <p className="small muted" dir="auto">
          {product.brand.profileUrl ? (
            <Link href={product.brand.profileUrl} className="link">
              {product.brand.name}
            </Link>
          ) : (
            product.brand.name
          )}
        </p>
      )}
      {rating && rating.ratingCount > 0 && (
        <p className={styles.fact}>
          <StarRating rating={rating} />
        </p>
      )}
      <Offer offer={offer} />
      {(product.variantSet?.dimensionMetadata ?? []).map(({ name, values }) => {
        const label = name in dimensionNames ? text(dimensionNames[name as keyof typeof dimensionNames]) : name;
        return (
          <div key={name} role="group" aria-label={label} className={styles.dimension}>
            <span className="small strong">{label}</span>
            <div className={styles.chips}>
              {values.map((value) => (
                <Chip key={value} selected={chosen[name] === value} onClick={() => setChosen(chooseVariant(variants, chosen, name, value))}>
                  <span dir="auto">{value}</span>
                </Chip>
              ))}
            </div>
          </div>
        );
      })}
      {product.shippingInfo && (
        <p className="small muted">
          {product.shippingInfo.freeShippingValue && offer.currency
            ? text('rich.freeShippingFrom', { price: moneyShown(locale, product.shippingInfo.freeShippingValue, offer.currency) })
            : text('rich.freeShipping')}
        </p>
      )}
      {link && (
        <a
          href={link}
          className={buttonClass({ variant: 'outline', size: 'large', wide: true })}
          rel="noopener nofollow ugc"
          target="_blank"
        >
          <Icon name="arrow-square-out" size={20} />
          <span dir="auto">{text('rich.seeAt', { shop })}</span>
        </a>
      )}
      <PriceHistory prices={pin.priceHistory} />
      <p className="small muted">{text('rich.pricesAreTheirs', { appName })}</p>
    </section>
  );
}

function Offer({ offer }: { offer: OfferSummary }) {
  const text = useText();
  const locale = useLocale();
  const { price, minPrice, maxPrice, standardPrice, currency, inStock } = offer;
  const money = (value: string | null) => (value === null || currency === null ? null : moneyShown(locale, value, currency));
  const isSpread = minPrice !== null && maxPrice !== null && minPrice !== maxPrice;
  return (
    <p className={styles.offer} aria-live="polite">
      {price !== null && (
        <span className={styles.price}>{isSpread ? text('rich.priceFrom', { price: money(minPrice) ?? '' }) : money(price)}</span>
      )}
      {!isSpread && standardPrice !== null && (
        <s aria-label={text('rich.before', { price: money(standardPrice) ?? '' })}>{money(standardPrice)}</s>
      )}
      {inStock === true && (
        <Badge tone="good" icon={<Icon name="check-circle" weight="fill" size={16} />}>
          {text('rich.inStock')}
        </Badge>
      )}
      {inStock === false && (
        <Badge tone="warning" icon={<Icon name="prohibit" weight="bold" size={16} />}>
          {text('rich.outOfStock')}
        </Badge>
      )}
    </p>
  );
}
