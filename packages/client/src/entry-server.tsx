import './styles/index.css';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import type { RequestContext } from '@bowerbird/contract/protocol/request-context.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { App } from './app.tsx';
import { createLinkRenderer } from './pages/shell/index.ts';
import { createI18n, textOf, type Text } from './i18n/i18n.tsx';
import { loadAreas, loadMessages } from './i18n/load-messages.ts';
import { messagesKey } from './i18n/messages-key.ts';
import { partsOf } from './boot/create-routes.tsx';
import type { RouteDefinition, RouteInput } from './routing/define-route.ts';
import { isKeptFromMachines, renderHead, type HeadTags } from './routing/head.ts';
import { renderStructuredData, siteOf } from './routing/structured-data.ts';
import { manifestKey, routeTable } from './boot/route-table.ts';
import { dataRoutes, queryPage } from './boot/server-routes.ts';
import { createAppStore } from './boot/create-app-store.ts';
import { type RootState } from './store/create-store.ts';
import { sessionKnown, type InstanceSettings } from './store/session.slice.ts';
import { preloadedFontUrl } from './styles/font-preload.ts';

export { CallError } from '@bowerbird/contract/protocol/call-error.ts';
export { mayBeKept, normaliseAddress } from './boot/normalise-address.ts';
export { routeTable, manifestKey, preloadedFontUrl };

/** Nobody clicks on the server. */
const renderLink = createLinkRenderer(() => {});

/** What a page is made from. */
export interface PageRequest {
  readonly url: string;
  readonly context: RequestContext;
  readonly viewer: ViewerCard;
  readonly settings: InstanceSettings;
  readonly isCachedRender: boolean;
  readonly daysToExpiration: number | null;
  readonly transport: Transport;
}

/** A page whose data is there, ready to be rendered. */
export type PreparedPage =
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: string;
      readonly headTags: HeadTags;
      /** The files that the page is made of, as the manifest names them. */
      readonly keys: readonly string[];
      /** Its route, where it has one. */
      readonly route: { readonly file: string; readonly path: string; readonly key: string } | null;
      /** The parameters of the address. */
      readonly params: Readonly<Record<string, string | undefined>>;
      readonly state: RootState;
      /** Its markup; nothing in it waits, for all that it needs is there. */
      readonly render: () => string;
    };

/** Matches the route, waits for its data, and tells what the page will be. */
export async function preparePage(request: PageRequest): Promise<PreparedPage> {
  const store = createAppStore(request.transport);
  const { viewer, context, settings, isCachedRender, daysToExpiration } = request;
  store.dispatch(sessionKnown({ viewer, context, settings, isCachedRender, daysToExpiration, renderedAt: Date.now() }));
  const i18n = createI18n(context.locale, await loadMessages(context.locale));
  const words = [messagesKey(context.locale)];
  const result = await queryPage(request.url, {
    store,
    loadWords: async (areas) => {
      words.push(...areas.map((area) => messagesKey(context.locale, area)));
      i18n.load(context.locale, await loadAreas(context.locale, areas));
    },
  });
  if (result instanceof Response) {
    return { kind: 'redirect', location: result.headers.get('Location') ?? '/', status: result.status };
  }

  const match = result.matches.at(-1);
  const definition = match?.route.handle as RouteDefinition | undefined;
  const input: RouteInput = { params: match?.params ?? {}, search: new URL(request.url).searchParams };
  const target = definition?.redirect?.(input, store.getState());
  if (target) return { kind: 'redirect', location: target, status: definition?.movesForGood ? 301 : 302 };

  const status = statusOf(result, definition, input, store.getState());
  const headTags =
    status < 400 && definition?.head ? definition.head(input, store.getState(), textOf(i18n)) : troubleHead(status, textOf(i18n));
  const isTold = status < 400 && !isKeptFromMachines(headTags);
  const things = (isTold && definition?.structuredData?.(input, store.getState(), siteOf(settings), textOf(i18n))) || [];
  const parts = partsOf(definition, store);
  await Promise.all(parts.map((part) => part.load()));
  const router = createStaticRouter(dataRoutes, result);
  return {
    kind: 'page',
    status,
    head:
      renderHead(headTags, { appName: settings.appName, origin: settings.origin, locale: context.locale }) + renderStructuredData(things),
    headTags,
    keys: [...(definition && match?.route.id ? [manifestKey(match.route.id)] : []), ...parts.map((part) => part.key), ...words],
    route: routeOf(match?.route.id),
    params: input.params,
    state: store.getState(),
    render: () =>
      renderToString(
        <App store={store} i18n={i18n} renderLink={renderLink}>
          <StaticRouterProvider router={router} context={result} hydrate={false} />
        </App>,
      ),
  };
}

function routeOf(id: string | undefined) {
  const entry = routeTable.find(({ file }) => file === id);
  return entry ? { file: entry.file, path: entry.path, key: manifestKey(entry.file) } : null;
}

/** The head of a page that is not to be had. */
function troubleHead(status: number, text: Text): HeadTags {
  return { title: text(status >= 500 ? 'app.serverErrorTitle' : 'app.notFoundTitle'), noIndex: true };
}

function statusOf(result: StaticHandlerContext, definition: RouteDefinition | undefined, input: RouteInput, state: RootState): number {
  if (!definition || definition.exists?.(input) === false) return 404;
  const error = definition.primary?.(input, state)?.error;
  if (!error) return result.statusCode;
  const status = error.record?.http_status ?? 503;
  // An address that could not be anybody's names nothing, as one that nobody has taken.
  return status === 400 ? 404 : status;
}
