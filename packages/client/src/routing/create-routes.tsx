import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { pageGroupOf } from '@bowerbird/domain/page-group.ts';
import type { OnDemandArea } from '../i18n/on-demand-areas.ts';
import type { AppStore } from '../store/create-store.ts';
import { Root } from '../features/shell/root.tsx';
import { RouteErrorPage } from '../features/shell/route-error-page.tsx';
import { PageFrame } from '../features/shell/page-frame.tsx';
import { NotFoundPage } from '../features/shell/not-found-page.tsx';
import { shellParts } from '../features/shell/app-shell.tsx';
import type { RouteDefinition, RouteInput } from './define-route.ts';
import type { PagePart } from './page-part.tsx';
import { routesFromFiles } from './route-paths.ts';
import { retryLoad } from '../ui/lazy-part/retry-load.ts';

type RouteModule = { default: RouteDefinition };

const modules = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '!../**/*.test.tsx']);
const files = Object.keys(modules).map((file) => file.replace('../routes/', './'));

/** The route table, static segments first. */
export const routeTable = routesFromFiles(files);

/** The page that a route's file declares. */
export async function loadRoute(file: string): Promise<RouteDefinition> {
  return (await retryLoad(modules[file.replace('./', '../routes/')]!)).default;
}

/** The source file of a route, as the build's manifest names it. */
export function manifestKey(file: string): string {
  return `src/routes/${file.replace(/^\.\//, '')}`;
}

export interface RouteOptions {
  /** Whether a page waits for its data: on the server. */
  readonly waits: boolean;
  /** Brings the words that only some pages need. */
  readonly loadWords: (areas: readonly OnDemandArea[]) => Promise<void>;
}

/** Makes the routes of one page load over its store. On the server a loader waits; in the browser it only starts. */
export function createRoutes(store: AppStore, options: RouteOptions): RouteObject[] {
  const children: RouteObject[] = routeTable.map(({ file, path }) => ({
    id: file,
    path,
    lazy: async () => {
      const definition = await loadRoute(file);
      await Promise.all([options.loadWords(definition.messages ?? []), ...partsOf(definition, store).map((part) => part.load())]);
      return {
        Component: () => <PageFrame definition={definition} />,
        loader: (args: LoaderFunctionArgs) => runPreload(definition, args, store, options.waits),
        shouldRevalidate: () => false,
        handle: definition,
      };
    },
  }));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: RouteErrorPage, children: [...children, { id: 'not-found', path: '*', Component: NotFoundPage }] }],
    },
  ];
}

/** What a page needs besides its route's own chunk, for whoever looks: the shell and the page's parts. */
export function partsOf(definition: RouteDefinition | undefined, store: AppStore): readonly Pick<PagePart, 'key' | 'load'>[] {
  const isSignedIn = Boolean(store.getState().session.viewer?.id);
  return [...(definition?.bare ? [] : shellParts(isSignedIn)), ...(definition?.parts?.(isSignedIn) ?? [])];
}

async function runPreload(definition: RouteDefinition, args: LoaderFunctionArgs, store: AppStore, waits: boolean): Promise<null> {
  const url = new URL(args.request.url);
  const input: RouteInput = { params: args.params, search: url.searchParams };
  const { context, viewer } = store.getState().session;
  const pageGroup = pageGroupOf(context?.device ?? 'desktop', Boolean(viewer?.id));
  const started = definition.preload?.({ ...input, dispatch: store.dispatch, state: store.getState, pageGroup });
  if (waits) await started;
  return null;
}
