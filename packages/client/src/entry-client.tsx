import './styles/index.css';
import type { Messages } from '@lingui/core';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { fetchTransport } from './api/fetch-transport.ts';
import { App } from './app.tsx';
import { findContainer, readPageData } from './boot/page-data.ts';
import { replaceCachedState } from './boot/cached-render.ts';
import { createLinkRenderer } from './features/shell/page-link.tsx';
import { createI18n } from './i18n/i18n.tsx';
import { loadAreas, loadMessages } from './i18n/load-messages.ts';
import { createRoutes, partsOf } from './routing/create-routes.tsx';
import { createStore } from './store/create-store.ts';

async function start(): Promise<void> {
  const container = findContainer();
  const data = readPageData();
  const store = createStore(fetchTransport, data.state);
  const locale = data.state.session.context?.locale ?? 'en';
  const i18n = createI18n(locale, {});
  const add = (messages: Messages) => i18n.load(locale, messages);
  const routes = createRoutes(store, { waits: false, loadWords: async (areas) => add(await loadAreas(locale, areas)) });
  const shell = partsOf(undefined, store).map((part) => part.load());
  const [messages, loaderData] = await Promise.all([loadMessages(locale), loadMatchedRoute(routes), ...shell]);
  add(messages);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  const renderLink = createLinkRenderer((href) => {
    // The page that is open already is not put into the history twice.
    const { pathname, search, hash } = router.state.location;
    void router.navigate(href, { replace: href === pathname + search + hash });
  });
  hydrateRoot(
    container,
    <App store={store} i18n={i18n} renderLink={renderLink}>
      {/* A page's code is there before it is shown, so its first drawing need not give way to anything. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>,
  );
  if (data.state.session.isCachedRender) await replaceCachedState(store);
}

/**
 * Loads the first page's chunk before hydration, so that nothing of the server's markup is thrown away.
 * The route's loader counts as run: its data came with the page.
 */
async function loadMatchedRoute(routes: RouteObject[]): Promise<Record<string, null>> {
  const route = matchRoutes(routes, location.pathname)?.at(-1)?.route;
  if (!route?.id || typeof route.lazy !== 'function') return {};
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
  return { [route.id]: null };
}

void start();
