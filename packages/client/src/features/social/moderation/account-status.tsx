import { AccountStatusResource, AppealResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAction, useResource } from '../../../store/hooks.ts';
import { CardRow, RowCard } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import styles from './account-status.module.css';
import { StatusEntryView } from './status-entry.tsx';

const none = {};

/** What moderators decided about one's own things, why, and the way to answer. */
export function AccountStatusSection() {
  const text = useText();
  const locale = useLocale();
  const { data, refresh } = useResource(AccountStatusResource.get, none);
  const answer = useAction(AppealResource.create);
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
              <StatusEntryView
                entry={entry}
                send={(said, options) => answer({ case_id: entry.case_id, text: said }, options)}
                onAnswered={() => void refresh()}
              />
            </CardRow>
          ))}
        </RowCard>
      )}
    </div>
  );
}
