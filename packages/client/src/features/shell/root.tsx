import { Outlet } from 'react-router';
import { AppShell } from './app-shell.tsx';
import { NavigationKeeper } from './navigation-keeper.tsx';
import { ToastPlace } from './toast-place.tsx';
import { ViewportKeeper } from './viewport-keeper.tsx';

/** Everything around the page that stays while pages change. */
export function Root() {
  return (
    <>
      <AppShell>
        <Outlet />
      </AppShell>
      <ToastPlace />
      <NavigationKeeper />
      <ViewportKeeper />
    </>
  );
}
