import './styles/index.css';
import type { Messages } from '@lingui/core';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { fetchTransport } from './api/fetch-transport.ts';
import { whenIdle } from './lib/when-idle.ts';
import { App } from './app.tsx';
import { hydrate } from './boot/hydrate.tsx';
import { withPatientReads } from './boot/patient-reads.ts';
import { withPinPages } from './boot/pin-pages.ts';
import { findContainer, readPageData, requireHead } from './boot/page-data.ts';
import { createLinkRenderer } from './pages/shell/index.ts';
import { createI18n, textOf, type Text } from './i18n/i18n.tsx';
import { loadAreas, loadMessages } from './i18n/load-messages.ts';
import { createPages, createTree, PAGES, partsOf, type LoadWords } from './boot/create-routes.tsx';
import type { RouteDefinition } from './routing/define-route.ts';
import { loadHandler } from './routing/loader-error.ts';
import type { FirstRoute, RouteEntry } from './routing/route-entry.ts';
import { createAppStore } from './boot/create-app-store.ts';
import { loadEffects } from './store/call.ts';
import { type AppStore } from './store/create-store.ts';
import { fetchOwnState } from './store/viewer-state.ts';
import { retryLoad } from './lib/loading/retry-load.ts';

async function start(): Promise<void> {
  const container = findContainer();
  requireHead();
  const data = readPageData();
  const transport = withPinPages(fetchTransport, () => store.getState().session);
  const store: AppStore = createAppStore(withPatientReads(transport), data.state);
  const locale = data.state.session.context?.locale ?? 'en';
  const i18n = createI18n(locale, {});
  const add = (messages: Messages) => i18n.load(locale, messages);
  const loadWords: LoadWords = async (areas) => add(await loadAreas(locale, areas));
  const routes = createTree(createPages(store, loadWords, data.route ? [firstEntry(data.route)] : []));
  // A route brings its own parts; what no route has stands in the shell.
  const shell = data.route ? [] : partsOf(undefined, store).map((part) => part.load());
  const [messages, loaderData] = await Promise.all([loadMessages(locale), loadMatchedRoute(routes), ...shell]);
  add(messages);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData },
    patchRoutesOnNavigation: async ({ patch }) => {
      const entries = (await loadTable()).filter(({ file }) => file !== data.route?.file);
      patch(PAGES, createPages(store, loadWords, entries));
    },
  });
  const renderLink = createLinkRenderer((href) => {
    // The page that is open already is not put into the history twice.
    const { pathname, search, hash } = router.state.location;
    void router.navigate(href, { replace: href === pathname + search + hash });
  });
  await hydrate(
    container,
    <App store={store} i18n={i18n} renderLink={renderLink}>
      {/* A page's code is there before it is shown, so its first drawing need not give way to anything. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>,
  );
  if (data.state.session.isAuthenticated) void attend(store, textOf(i18n));
  if (data.state.session.isCachedRender) await store.dispatch(fetchOwnState());
  whenIdle(() => void goBeside(store).catch(() => undefined));
  whenIdle(() => void store.dispatch(loadEffects()));
  // On the way to the next page nobody should wait for the table.
  whenIdle(() => void loadTable().catch(() => undefined));
}

/** What the page of somebody signed in does besides; what did not work this time is done on the next page. */
async function attend(store: AppStore, text: Text): Promise<void> {
  try {
    const { startSignedIn } = await import('./boot/signed-in.ts');
    await startSignedIn(store, text);
  } catch {
    // Without a network there is nothing to be done.
  }
}

/** What no page waits for. */
async function goBeside(store: AppStore): Promise<void> {
  const { startBeside } = await import('./boot/beside-page.ts');
  store.dispatch(startBeside());
}

/** Every page but the first. */
async function loadTable(): Promise<readonly RouteEntry[]> {
  const load = () => retryLoad(() => import('./boot/route-table.ts'));
  return (await loadHandler('route-table', load)).routeTable;
}

/** The first page, whose chunk the server names: the browser needs no table of all pages to start. */
function firstEntry({ file, path, script }: FirstRoute): RouteEntry {
  const load = () => import(/* @vite-ignore */ script) as Promise<{ default: RouteDefinition }>;
  return { file, path, load: async () => (await retryLoad(load)).default };
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
