import type { StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import styles from './account-status.module.css';
import type { SendAppeal } from './appeal-form.tsx';
import { DECISIONS, TYPES } from './decision-words.ts';

/** It comes by itself, so that two routes share it without weight for every page. */
const AppealForm = lazyPart(async () => (await import('./appeal-form.tsx')).AppealForm);

/** One decision, why it was made, and the way to answer. */
export function StatusEntryView({ entry, send, onAnswered }: { entry: StatusEntry; send: SendAppeal; onAnswered: () => void }) {
  const text = useText();
  const locale = useLocale();
  const title = entry.title || text(TYPES[entry.target_type]);
  return (
    <article className={styles.entry} aria-label={text('care.about', { title })}>
      <p className={styles.head}>
        <Badge tone="warning">{text(DECISIONS[entry.decision].name)}</Badge>
        <strong dir="auto">{title}</strong>
        <span className="muted" suppressHydrationWarning>
          {new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(entry.decided_at))}
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
      {entry.may_appeal && <AppealForm send={send} onDone={onAnswered} />}
    </article>
  );
}

function outcomeOf({ is_upheld: isUpheld, is_same_moderator: isSame }: StatusEntry) {
  if (isUpheld === null) return isSame ? 'care.appealWaitsAlone' : 'care.appealWaits';
  if (isSame) return isUpheld ? 'care.wasUpheldAlone' : 'care.wasLiftedAlone';
  return isUpheld ? 'care.wasUpheld' : 'care.wasLifted';
}
