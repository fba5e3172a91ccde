import { useState } from 'react';
import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import type { DeveloperApp, NewApp } from '@bowerbird/contract/operation/apps/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppDispatch, useResource } from '../../../store/hooks.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { QuestionDialog } from '../../../shared/dialogs/lazy-question-dialog.ts';
import styles from './apps.module.css';
import { MakeAppDialog } from './make-app-dialog.tsx';

const none = {};
type Open = { kind: 'make' } | { kind: 'made'; app: NewApp } | { kind: 'remove'; app: DeveloperApp } | null;

/** The apps that the person makes: their ids and return addresses; a secret is shown once. */
export function DeveloperApps() {
  const text = useText();
  const dispatch = useAppDispatch();
  const remove = useAction(DeveloperAppsResource.delete);
  const { data, refresh } = useResource(DeveloperAppsResource.get, none);
  const [open, setOpen] = useState<Open>(null);
  const apps = (data ?? []) as readonly DeveloperApp[];

  const takeAway = async (app: DeveloperApp) => {
    try {
      await remove({ client_id: app.client_id });
    } catch (error) {
      dispatch(failureShown(error));
    }
    await refresh();
  };
  return (
    <section className={styles.section} aria-labelledby="developer-apps">
      <h2 id="developer-apps" className="h3">
        {text('apps.developer')}
      </h2>
      <p className="muted">{text('apps.developerLead')}</p>
      <ul className={styles.apps}>
        {apps.map((app) => (
          <li key={app.client_id} className={styles.app}>
            <div className={styles.words}>
              <strong dir="auto">{app.app_name}</strong>
              <p className="small muted" dir="ltr">
                <code>{app.client_id}</code>
              </p>
              {app.redirect_uris.map((address) => (
                <p key={address} className="small muted" dir="ltr">
                  {address}
                </p>
              ))}
            </div>
            <Button
              size="small"
              aria-label={text('apps.removeOne', { app: app.app_name })}
              onClick={() => setOpen({ kind: 'remove', app })}
            >
              {text('apps.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="primary" onClick={() => setOpen({ kind: 'make' })}>
        {text('apps.make')}
      </Button>
      {open?.kind === 'make' && (
        <MakeAppDialog
          onClose={(app) => {
            setOpen(app && { kind: 'made', app });
            if (app) void refresh();
          }}
        />
      )}
      {open?.kind === 'made' && (
        <Dialog
          title={text('apps.madeTitle')}
          onClose={() => setOpen(null)}
          actions={
            <Button variant="primary" onClick={() => setOpen(null)}>
              {text('apps.kept')}
            </Button>
          }
        >
          <p>{text(open.app.client_secret === null ? 'apps.madeLead' : 'apps.madeLeadSecret')}</p>
          <dl className={styles.keys} dir="ltr">
            <dt>client_id</dt>
            <dd>
              <code>{open.app.client_id}</code>
            </dd>
            {open.app.client_secret !== null && (
              <>
                <dt>client_secret</dt>
                <dd>
                  <code>{open.app.client_secret}</code>
                </dd>
              </>
            )}
          </dl>
        </Dialog>
      )}
      {open?.kind === 'remove' && (
        <QuestionDialog
          title={text('apps.removeOne', { app: open.app.app_name })}
          act={text('apps.remove')}
          onAct={() => void takeAway(open.app)}
          onClose={() => setOpen(null)}
        >
          <p>{text('apps.removeLead')}</p>
        </QuestionDialog>
      )}
    </section>
  );
}
