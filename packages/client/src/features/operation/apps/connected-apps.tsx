import { ConnectedAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import type { ConnectedApp } from '@bowerbird/contract/operation/apps/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useAction, useAppDispatch, useResource } from '../../../store/hooks.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import styles from './apps.module.css';
import { ScopeList } from './scope-list.tsx';

const none = {};

/** The apps that the person let in, what each may do, and how to put one out. */
export function ConnectedApps() {
  const text = useText();
  const dayOf = useDay();
  const dispatch = useAppDispatch();
  const disconnect = useAction(ConnectedAppsResource.delete);
  const { data, refresh } = useResource(ConnectedAppsResource.get, none);
  const { busy, run } = useOneAtATime();
  const apps = data as readonly ConnectedApp[] | null;

  const putOut = ({ client_id: clientId, app_name: app }: ConnectedApp) =>
    run(async () => {
      try {
        await disconnect({ client_id: clientId });
        dispatch(toastShown({ kind: 'done', message: 'apps.putOut', values: { app } }));
      } catch (error) {
        dispatch(failureShown(error));
      }
      await refresh();
    });
  return (
    <section className={styles.section} aria-labelledby="connected-apps">
      <h2 id="connected-apps" className="h3">
        {text('apps.connected')}
      </h2>
      {!apps && <SkeletonText lines={3} />}
      {apps?.length === 0 && <p className="muted">{text('apps.noneConnected')}</p>}
      <ul className={styles.apps}>
        {apps?.map((app) => (
          <li key={app.client_id} className={styles.app}>
            <div className={styles.words}>
              <strong dir="auto">{app.app_name}</strong>
              <p className="small muted">{text('apps.since', { day: dayOf(app.since) })}</p>
              <ScopeList scopes={app.scopes} />
            </div>
            <Button
              size="small"
              disabled={busy}
              aria-label={text('apps.disconnectOne', { app: app.app_name })}
              onClick={() => void putOut(app)}
            >
              {text('apps.disconnect')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
