import { useId, useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import { moneyShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './filter-panel.module.css';
import { nearestEdge, readPrice } from './price-edges.ts';
import type { SearchFilterKit } from './use-search-filters.ts';

type Prices = NonNullable<SearchFilters['prices']>;
type Range = readonly [min: number | null, max: number | null];

/** A range of prices: a histogram with two knobs, and two fields for those who know the number. */
export function PriceFilter({ kit, prices }: { kit: SearchFilterKit; prices: Prices }) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const edges = [prices.min, ...prices.steps.map(({ max }) => max)];
  const last = edges.length - 1;
  const { list } = kit;
  const chosen = [
    list.priceMin === null ? 0 : nearestEdge(edges, list.priceMin),
    list.priceMax === null ? last : nearestEdge(edges, list.priceMax),
  ];
  const [dragged, setDragged] = useState<readonly number[] | null>(null);
  const [from = 0, to = last] = dragged ?? chosen;
  const highest = Math.max(1, ...prices.steps.map(({ count }) => count));
  const money = (price: number) => (prices.currency === '' ? String(price) : moneyShown(locale, String(price), prices.currency));
  const setRange = ([min, max]: Range) => {
    // A range turned around is meant the other way.
    const isTurned = min !== null && max !== null && min > max;
    kit.change({ ...list, priceMin: isTurned ? max : min, priceMax: isTurned ? min : max });
  };
  const settle = (values: readonly number[]) => {
    setDragged(null);
    const [low = 0, high = last] = values;
    setRange([low === 0 ? null : edges[low]!, high === last ? null : edges[high]!]);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {text('search.price')}
      </h3>
      <div className={styles.bars} aria-hidden="true">
        {prices.steps.map(({ min, count }, at) => (
          <span
            key={min}
            data-on={at >= from && at < to ? '' : undefined}
            style={{ blockSize: count === 0 ? 0 : `${Math.max(8, (100 * count) / highest)}%` }}
          />
        ))}
      </div>
      <Slider
        aria-label={text('search.price')}
        className={styles.slider}
        minValue={0}
        maxValue={last}
        value={[from, to]}
        onChange={setDragged}
        onChangeEnd={settle}
      >
        <SliderTrack className={styles.track}>
          <span
            className={styles.filled}
            style={{ insetInlineStart: `${(100 * from) / last}%`, insetInlineEnd: `${100 - (100 * to) / last}%` }}
          />
          {(['search.priceFrom', 'search.priceTo'] as const).map((name, index) => (
            <SliderThumb
              key={name}
              index={index}
              aria-label={text(name)}
              aria-valuetext={money(edges[index === 0 ? from : to]!)}
              className={styles.thumb}
            />
          ))}
        </SliderTrack>
      </Slider>
      <PriceFields
        key={`${list.priceMin} ${list.priceMax}`}
        range={[list.priceMin, list.priceMax]}
        placeholders={[money(prices.min), money(prices.max)]}
        onChange={setRange}
      />
      <p className={styles.hint}>{text('search.priceHint')}</p>
    </div>
  );
}

interface PriceFieldsProps {
  readonly range: Range;
  readonly placeholders: readonly [string, string];
  readonly onChange: (range: Range) => void;
}

function PriceFields({ range, placeholders, onChange }: PriceFieldsProps) {
  const text = useText();
  const set = (at: 0 | 1, typed: string) => {
    const price = readPrice(typed);
    if (price === range[at]) return;
    onChange(at === 0 ? [price, range[1]] : [range[0], price]);
  };
  return (
    <div className={styles.fields}>
      {([0, 1] as const).map((at) => (
        <TextField
          key={at}
          label={text(at === 0 ? 'search.priceFrom' : 'search.priceTo')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={10}
          placeholder={placeholders[at]}
          defaultValue={range[at] ?? ''}
          onBlur={(event) => set(at, event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && set(at, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
