import { ConnectedAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import type { ConnectedApp } from '@bowerbird/contract/operation/apps/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch, useResource } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/row-card/row-card.tsx';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';

const none = {};

/** Says where the password is changed which apps stay let in. One press ends that for all of them. */
export function KeptApps() {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const disconnect = useAction(ConnectedAppsResource.delete);
  const { data, refresh } = useResource(ConnectedAppsResource.get, none);
  const { busy, run } = useOneAtATime();
  const apps = data as readonly ConnectedApp[] | null;
  if (!apps?.length) return null;

  const putAllOut = () =>
    run(async () => {
      try {
        await disconnect({ all: true });
        dispatch(toastShown({ kind: 'done', message: 'apps.allOut' }));
      } catch (error) {
        dispatch(failureShown(error));
      }
      await refresh();
    });
  const names = new Intl.ListFormat(locale).format(apps.map(({ app_name: name }) => name));
  return (
    <Notice role="group" aria-labelledby="kept-apps">
      <h2 id="kept-apps" className="h3">
        {text('apps.stayTitle')}
      </h2>
      <p>{text('apps.stayBody', { count: apps.length, apps: names })}</p>
      <Button variant="outline" busy={busy} onClick={() => void putAllOut()}>
        {text('apps.putAllOut', { count: apps.length })}
      </Button>
    </Notice>
  );
}
