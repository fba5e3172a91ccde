import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { I18nProvider } from './i18n/i18n.tsx';
import type { AppStore } from './store/create-store.ts';
import { LinkProvider, type RenderLink } from './ui/link/link.tsx';

interface AppProps {
  readonly store: AppStore;
  readonly i18n: I18n;
  readonly renderLink: RenderLink;
  readonly children: ReactNode;
}

/** What every page needs around it; the router is the child, a static one on the server. */
export function App({ store, i18n, renderLink, children }: AppProps) {
  return (
    <Provider store={store}>
      <I18nProvider value={i18n}>
        <LinkProvider value={renderLink}>{children}</LinkProvider>
      </I18nProvider>
    </Provider>
  );
}
