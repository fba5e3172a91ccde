import { AccountStatusResource, AppealResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useResource } from '../../../store/hooks.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CardRow, RowCard } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import styles from './account-status.module.css';
import { DECISIONS, TYPES } from './decision-words.ts';

const none = {};

/** What moderators decided about one's own things, why, and the way to answer. */
export function AccountStatusSection() {
  const text = useText();
  const locale = useLocale();
  const { data, refresh } = useResource(AccountStatusResource.get, none);
  if (!data) return <SkeletonText lines={4} />;
  const day = (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));
  return (
    <div className={styles.page}>
      {data.limited_until !== null && (
        <p role="status" suppressHydrationWarning>
          {text('care.limitedUntil', { day: day(data.limited_until) })}
        </p>
      )}
      {data.waiting_pins > 0 && <p role="status">{text('care.waitingPins', { count: data.waiting_pins })}</p>}
      {data.entries.length === 0 && (
        <section>
          <h2 className="h3">{text('care.good')}</h2>
          <p className="muted">{text('care.goodBody')}</p>
        </section>
      )}
      {data.entries.length > 0 && (
        <RowCard as="ul">
          {data.entries.map((entry) => (
            <CardRow as="li" key={entry.case_id}>
              <Entry entry={entry} day={day(entry.decided_at)} onAnswered={() => void refresh()} />
            </CardRow>
          ))}
        </RowCard>
      )}
    </div>
  );
}

function Entry({ entry, day, onAnswered }: { entry: StatusEntry; day: string; onAnswered: () => void }) {
  const text = useText();
  const title = entry.title || text(TYPES[entry.target_type]);
  return (
    <article className={styles.entry} aria-label={text('care.about', { title })}>
      <p className={styles.head}>
        <Badge tone="warning">{text(DECISIONS[entry.decision].name)}</Badge>
        <strong dir="auto">{title}</strong>
        <span className="muted" suppressHydrationWarning>
          {day}
        </span>
      </p>
      <p className={styles.words} dir="auto">
        {entry.statement}
      </p>
      {entry.appeal !== null && (
        <p className={styles.words} dir="auto">
          <strong>{text('care.youSaid')}</strong> {entry.appeal}
        </p>
      )}
      {entry.appeal !== null && <p className="muted">{text(outcomeOf(entry))}</p>}
      {entry.may_appeal && <Appeal caseId={entry.case_id} onDone={onAnswered} />}
    </article>
  );
}

function outcomeOf({ is_upheld: isUpheld }: StatusEntry) {
  if (isUpheld === null) return 'care.appealWaits';
  return isUpheld ? 'care.wasUpheld' : 'care.wasLifted';
}

function Appeal({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const text = useText();
  const kit = useForm({
    endpoint: AppealResource.create,
    fields: ['text'],
    read: (typed) => {
      const said = typed.text('text');
      return said === '' ? { wrong: { text: { id: 'care.appealNeeded' as const } } } : { input: { case_id: caseId, text: said } };
    },
    live: (typed) => {
      const long = tooLong(typed.text('text'), textLimits.appeal);
      return { ...(long && { text: long }) };
    },
    onDone,
  });
  return (
    <details>
      <summary className={styles.summary}>{text('care.appeal')}</summary>
      <form {...kit.form} className={styles.form}>
        <TextArea name="text" label={text('care.appealLabel')} dir="auto" error={kit.errorOf('text')} />
        <FormFailure words={kit.failure} />
        <Button type="submit" busy={kit.busy}>
          {text('care.appealSend')}
        </Button>
      </form>
    </details>
  );
}
