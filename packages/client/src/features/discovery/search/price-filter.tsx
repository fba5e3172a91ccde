import { useId, useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import { moneyShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { PageLocale } from '../../../ui/page-locale/page-locale.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './filter-panel.module.css';
import { nearestEdge, PRICE_LIMIT, readPrice } from './price-edges.ts';
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
  const setRange = ([priceMin, priceMax]: Range) => kit.change({ ...list, priceMin, priceMax, currency: prices.currency || null });
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
      <PageLocale>
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
      </PageLocale>
      <PriceFields range={[list.priceMin, list.priceMax]} placeholders={[money(prices.min), money(prices.max)]} onChange={setRange} />
      <p className={styles.hint}>{text('search.priceHint')}</p>
    </div>
  );
}

interface PriceFieldsProps {
  readonly range: Range;
  readonly placeholders: readonly [string, string];
  readonly onChange: (range: Range) => void;
}

/** Two fields that take effect together: what stands in one is kept while the other one takes effect. What is no price says so. */
function PriceFields({ range, placeholders, onChange }: PriceFieldsProps) {
  const text = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState(wordsOf(range));
  const [sent, setSent] = useState(range);
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [known, setKnown] = useState(range);
  if (!isSame(range, known)) {
    setKnown(range);
    // Another range than the one that was typed comes from elsewhere, such as a knob or Back.
    if (!isSame(range, sent)) {
      setTyped(wordsOf(range));
      setSent(range);
      setWrong([]);
    }
  }
  const send = () => {
    const read: Range = [readPrice(typed[0], locale), readPrice(typed[1], locale)];
    const noPrices = [0, 1].filter((at) => typed[at]!.trim() !== '' && read[at] === null);
    setWrong(noPrices);
    if (noPrices.length > 0) return;
    const prices = inOrder(read);
    if (isSame(prices, sent)) return;
    setSent(prices);
    setTyped(wordsOf(prices));
    onChange(prices);
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
          maxLength={40}
          error={wrong.includes(at) ? text('search.priceWrong', { limit: new Intl.NumberFormat(locale).format(PRICE_LIMIT) }) : undefined}
          placeholder={placeholders[at]}
          value={typed[at]}
          onChange={({ currentTarget: { value } }) => {
            setTyped(([from, to]) => (at === 0 ? [value, to] : [from, value]));
            setWrong((before) => before.filter((one) => one !== at));
          }}
          onBlur={send}
          onKeyDown={(event) => event.key === 'Enter' && send()}
        />
      ))}
    </div>
  );
}

function wordsOf([min, max]: Range): readonly [from: string, to: string] {
  return [min === null ? '' : String(min), max === null ? '' : String(max)];
}

function isSame(one: Range, other: Range): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** A range turned around is meant the other way. */
function inOrder([min, max]: Range): Range {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}
