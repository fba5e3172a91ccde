import { Outlet } from 'react-router';
import { useViewer } from '../../store/hooks.ts';
import { AppShell } from './app-shell.tsx';
import { IdlePartsKeeper } from './idle-parts-keeper.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { NavigationKeeper } from '../../routing/navigation-keeper.tsx';
import { PageProgress } from './page-progress.tsx';
import { ToastPlace } from './toast-place.tsx';
import { ViewportKeeper } from './viewport-keeper.tsx';

/** Everything around the page that stays while pages change. */
export function Root() {
  const viewer = useViewer();
  return (
    <>
      <IdlePartsKeeper />
      <AppShell>
        {/* What another account filled in does not stay. */}
        <Outlet key={viewer?.id} />
      </AppShell>
      <ToastPlace />
      <LoadingPlace />
      <PageProgress />
      <NavigationKeeper />
      <ViewportKeeper />
    </>
  );
}
