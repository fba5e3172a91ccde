import { TransparencyResource } from '@bowerbird/contract/social/transparency/calls.ts';
import type { TransparencyMonth } from '@bowerbird/contract/social/transparency/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { useResource } from '../../../store/hooks.ts';
import { DECISIONS } from '../moderation/index.ts';
import { REASONS } from '../reports/index.ts';
import { PrevalenceWords } from './prevalence-words.tsx';
import styles from './transparency.module.css';

const none = {};

/** What was reported and decided, for everybody. */
export function TransparencySection() {
  const text = useText();
  const counts = useResource(TransparencyResource.get, none);
  const { data } = counts;
  return (
    <>
      <section className={styles.part} aria-labelledby="prevalence">
        <h2 id="prevalence" className="h3">
          {text('transparency.prevalence')}
        </h2>
        {data && <PrevalenceWords prevalence={data.prevalence} />}
      </section>
      <section className={styles.part} aria-labelledby="months">
        <h2 id="months" className="h3">
          {text('transparency.months')}
        </h2>
        <ListState list={{ ...counts, data: data?.months ?? null }} empty={text('transparency.none')} />
        {data?.months.map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </section>
      <section className={styles.part}>
        <p className="muted">{text('transparency.notes')}</p>
        <p>
          <a className="link" href="/v3/transparency/">
            {text('transparency.machine')}
          </a>
        </p>
      </section>
    </>
  );
}

function Month({ month }: { month: TransparencyMonth }) {
  const text = useText();
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month.month}-01T00:00:00Z`),
  );
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const each = (parts: readonly { readonly name: string; readonly count: number }[]) =>
    parts.length === 0
      ? number(0)
      : parts.map(({ name: shown, count }) => <div key={shown}>{text('transparency.count', { name: shown, count: number(count) })}</div>);
  const rows = [
    [text('transparency.reports'), number(month.reports)],
    [text('transparency.noticed'), number(month.noticed)],
    [text('transparency.reasons'), each(month.reasons.map(({ reason, count }) => ({ name: text(REASONS[reason].name), count })))],
    [text('transparency.decisions'), each(month.decisions.map(({ decision, count }) => ({ name: text(DECISIONS[decision].made), count })))],
    [text('transparency.appeals'), number(month.appeals)],
    [text('transparency.upheld'), number(month.upheld)],
    [text('transparency.lifted'), number(month.lifted)],
    ...(month.median_hours === null
      ? []
      : [[text('transparency.median'), text('transparency.hours', { hours: number(month.median_hours) })] as const]),
  ] as const;
  return (
    <article aria-label={name}>
      <h3 className="h4">{name}</h3>
      <dl className={styles.counts}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
