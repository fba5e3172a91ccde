import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import styles from './account-status.module.css';
import { DECISIONS, TYPES } from './decision-words.ts';

/** Sends an author's answer. */
export type SendAppeal = (text: string, options: CallOptions) => Promise<StatusEntry>;

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
      {entry.may_appeal && <Appeal send={send} onDone={onAnswered} />}
    </article>
  );
}

function outcomeOf({ is_upheld: isUpheld }: StatusEntry) {
  if (isUpheld === null) return 'care.appealWaits';
  return isUpheld ? 'care.wasUpheld' : 'care.wasLifted';
}

function Appeal({ send, onDone }: { send: SendAppeal; onDone: () => void }) {
  const text = useText();
  const kit = useForm({
    send,
    fields: ['text'],
    read: (typed) => {
      const said = typed.text('text');
      return said === '' ? { wrong: { text: { id: 'care.appealNeeded' as const } } } : { input: said };
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
