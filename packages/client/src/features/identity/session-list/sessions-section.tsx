import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import type { EndSessionsInput, ListedSession } from '@bowerbird/contract/identity/session-list/schemas.ts';
import { ageShown } from '../../../i18n/formats.ts';
import { useNow } from '../../../store/use-now.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppDispatch, useResource } from '../../../store/hooks.ts';
import { failureShown, troubleTitle } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts, CardRow, Notice, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../../../shared/forms/settings-form.module.css';

const none = {};

/** Where the person is signed in: each browser with its device and place, and how to sign it out. */
export function SessionsSection() {
  const text = useText();
  const dispatch = useAppDispatch();
  const end = useAction(UserSessionsResource.delete);
  const { data: sessions, error, refresh } = useResource(UserSessionsResource.get, none);
  const { busy, run } = useOneAtATime();

  const signOut = (input: EndSessionsInput) =>
    run(async () => {
      try {
        await end(input);
        dispatch(toastShown({ kind: 'done', message: 'sessions.ended' }));
      } catch (failure) {
        dispatch(failureShown(failure, 'settings.notSaved'));
      }
      await refresh();
    });
  const others = sessions?.filter((session) => !session.is_this_device) ?? [];
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('sessions.title')}</h2>
      {!sessions && !error && <SkeletonText lines={4} />}
      {error && (
        <Notice role="alert">
          <p>{text(troubleTitle(error))}</p>
          <Button onClick={() => void refresh()}>{text('app.tryAgain')}</Button>
        </Notice>
      )}
      {sessions && (
        <RowCard as="ul">
          {sessions.map((session) => (
            <SessionRow
              key={session.session_id}
              session={session}
              busy={busy}
              onEnd={() => void signOut({ session_id: session.session_id })}
            />
          ))}
        </RowCard>
      )}
      {others.length > 0 && (
        <Acts>
          <Button disabled={busy} onClick={() => void signOut({ all_others: true })}>
            {text('sessions.endOthers')}
          </Button>
        </Acts>
      )}
    </section>
  );
}

function SessionRow({ session, busy, onEnd }: { session: ListedSession; busy: boolean; onEnd: () => void }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const device = session.device || text('sessions.unknownDevice');
  const age = ageShown(locale, Date.parse(session.seen_at), now);
  const place = session.place === '' ? null : (new Intl.DisplayNames([locale], { type: 'region' }).of(session.place) ?? session.place);
  return (
    <CardRow as="li">
      <RowWords>
        <RowTitle>
          <bdi>{device}</bdi>
          {session.is_this_device && <Badge tone="good">{text('sessions.thisDevice')}</Badge>}
        </RowTitle>
        <p className="small muted">{place === null ? text('sessions.seen', { age }) : text('sessions.seenIn', { age, place })}</p>
      </RowWords>
      {!session.is_this_device && (
        <Button size="small" disabled={busy} aria-label={text('sessions.endOne', { device })} onClick={onEnd}>
          {text('sessions.end')}
        </Button>
      )}
    </CardRow>
  );
}
