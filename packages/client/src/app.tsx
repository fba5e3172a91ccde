import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { renderRouterLink } from './features/shell/router-link.tsx';
import { I18nProvider } from './i18n/i18n.tsx';
import type { AppStore } from './store/create-store.ts';
import { LinkProvider } from './ui/link/link.tsx';

/** What every page needs around it; the router is the child, a static one on the server. */
export function App({ store, i18n, children }: { store: AppStore; i18n: I18n; children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nProvider value={i18n}>
        <LinkProvider value={renderRouterLink}>{children}</LinkProvider>
      </I18nProvider>
    </Provider>
  );
}
