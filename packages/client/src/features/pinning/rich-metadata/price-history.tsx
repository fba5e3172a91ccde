import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { moneyShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useNow } from '../../../store/use-now.ts';
import styles from './rich-details.module.css';

const WIDTH = 320;
const HEIGHT = 72;
const MARGIN = 6;

/** What a product cost, as a line of steps and as a table; nothing while there is one price alone. */
export function PriceHistory({ prices }: { prices: Pin['priceHistory'] }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const currency = prices.at(-1)?.currency;
  const comparable = prices.filter((entry) => entry.currency === currency);
  if (currency === undefined || comparable.length < 2) return null;
  const dayOf = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const values = comparable.map(({ price }) => Number(price));
  const isLowest = values.at(-1) === Math.min(...values);
  const last = moneyShown(locale, comparable.at(-1)!.price, currency);
  return (
    <div className={styles.history}>
      <h2 className={styles.subtitle}>{text('rich.priceHistory')}</h2>
      <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={stepsOf(comparable, now)} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.ends}>
        <span>{dayOf.format(new Date(comparable[0]!.at))}</span>
        <span className="strong">{isLowest ? text('rich.lowestYet', { price: last }) : last}</span>
      </p>
      <details>
        <summary className={styles.summary}>{text('rich.asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('rich.since')}</th>
              <th scope="col">{text('rich.price')}</th>
            </tr>
          </thead>
          <tbody>
            {comparable.toReversed().map(({ at, price }) => (
              <tr key={at}>
                <td>{dayOf.format(new Date(at))}</td>
                <td className="numbers">{moneyShown(locale, price, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** A price holds until the next one, and the last until now. */
function stepsOf(prices: Pin['priceHistory'], now: number): string {
  const times = prices.map(({ at }) => Date.parse(at));
  const values = prices.map(({ price }) => Number(price));
  const [start, end] = [times[0]!, Math.max(now, times.at(-1)! + 1)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (time: number) => (((time - start) / (end - start)) * WIDTH).toFixed(1);
  const y = (value: number) => (MARGIN + (1 - (value - low) / (high - low || 1)) * (HEIGHT - 2 * MARGIN)).toFixed(1);
  const steps = values.map((value, index) => (index === 0 ? `M0 ${y(value)}` : `H${x(times[index]!)}V${y(value)}`));
  return `${steps.join('')}H${WIDTH}`;
}
