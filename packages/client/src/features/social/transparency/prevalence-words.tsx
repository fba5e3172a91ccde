import type { Prevalence } from '@bowerbird/contract/social/transparency/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';

/** How many of a thousand pins break a rule, and how sure that is. */
export function PrevalenceWords({ prevalence }: { prevalence: Prevalence }) {
  const text = useText();
  const locale = useLocale();
  const { days, looked_at: looked, per_mille: share, low, high } = prevalence;
  if (share === null || low === null || high === null) return <p>{text('transparency.notLooked', { days })}</p>;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <>
      <p>
        <strong>{text('transparency.perMille', { share: number(share) })}</strong>
      </p>
      <p className="muted">{text('transparency.bounds', { looked, days, low: number(low), high: number(high) })}</p>
    </>
  );
}
