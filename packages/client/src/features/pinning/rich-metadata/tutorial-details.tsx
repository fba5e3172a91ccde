import type { Tutorial } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { durationShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './rich-details.module.css';

/** How something is made: how long it takes, of what, with what, and step by step. */
export function TutorialDetails({ tutorial }: { tutorial: Tutorial }) {
  const text = useText();
  const locale = useLocale();
  const { supplies, tools, steps, totalTime } = tutorial;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <section className={styles.rich} aria-label={text('rich.tutorial')}>
      {totalTime && (
        <p className={styles.fact}>
          <Icon name="clock" size={18} />
          {durationShown(locale, totalTime)}
        </p>
      )}
      {supplies.length > 0 && <p dir="auto">{text('rich.supplies', { names: list.format(supplies) })}</p>}
      {tools.length > 0 && <p dir="auto">{text('rich.tools', { names: list.format(tools) })}</p>}
      <h2 className={styles.subtitle}>{text('rich.steps')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index} dir="auto">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
