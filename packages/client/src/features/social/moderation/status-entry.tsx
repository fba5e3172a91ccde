import { useState } from 'react';
import type { StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { appealDays } from '@bowerbird/domain/social/moderation.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import styles from './account-status.module.css';
import type { SendAppeal } from './appeal-form.tsx';
import { DECISIONS, outcomeOf, TYPES } from './decision-words.ts';

const DAY_MILLISECONDS = 86_400_000;

const AppealForm = lazyPart(async () => (await import('./appeal-form.tsx')).AppealForm);

/** One decision, why it was made, and the way to answer. */
export function StatusEntryView({ entry, send, onAnswered }: { entry: StatusEntry; send: SendAppeal; onAnswered: () => void }) {
  const text = useText();
  const locale = useLocale();
  const day = (at: number) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
  const decidedAt = Date.parse(entry.decided_at);
  const isWordsAlone = entry.target_type === 'comment' || entry.target_type === 'message';
  const title = isWordsAlone ? text(TYPES[entry.target_type]) : entry.title || text(TYPES[entry.target_type]);
  return (
    <article className={styles.entry} aria-label={text('care.about', { title })}>
      <p className={styles.head}>
        <Badge tone="warning">{text(DECISIONS[entry.decision].made)}</Badge>
        <strong dir="auto">{title}</strong>
        <span className="muted" suppressHydrationWarning>
          {day(decidedAt)}
        </span>
      </p>
      {isWordsAlone && entry.title !== '' && (
        <blockquote className={styles.said} dir="auto">
          {entry.title}
        </blockquote>
      )}
      <p className={styles.words} dir="auto">
        {entry.statement}
      </p>
      {entry.appeal !== null && (
        <p className={styles.words} dir="auto">
          <strong>{text('care.youSaid')}</strong> {entry.appeal}
        </p>
      )}
      {entry.appeal !== null && <p className="muted">{text(outcomeOf(entry.is_upheld, entry.is_same_moderator))}</p>}
      {entry.may_appeal && (
        <p className="muted" suppressHydrationWarning>
          {text('care.appealUntil', { days: appealDays, day: day(decidedAt + appealDays * DAY_MILLISECONDS) })}
        </p>
      )}
      {entry.may_appeal && <Appeal send={send} onDone={onAnswered} />}
    </article>
  );
}

/** The form opens by the button, because many only read. */
function Appeal({ send, onDone }: { send: SendAppeal; onDone: () => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AppealForm send={send} onDone={onDone} />;
  return <Button onClick={() => setOpen(true)}>{text('care.appeal')}</Button>;
}
