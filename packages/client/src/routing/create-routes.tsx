import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { pageGroupOf } from '@bowerbird/domain/page-group.ts';
import type { OnDemandArea } from '../i18n/on-demand-areas.ts';
import type { AppStore } from '../store/create-store.ts';
import { Root } from '../features/shell/root.tsx';
import { RouteErrorPage } from '../features/shell/route-error-page.tsx';
import { PageFrame } from '../features/shell/page-frame.tsx';
import { NotFoundPage } from '../features/shell/not-found-page.tsx';
import { shellParts } from '../features/shell/app-shell.tsx';
import { retryLoad } from '../ui/lazy-part/retry-load.ts';
import type { RouteDefinition, RouteInput } from './define-route.ts';
import { loadHandler } from './loader-error.ts';
import type { PagePart } from './page-part.tsx';
import type { RouteEntry } from './route-entry.ts';

export interface RouteOptions {
  /** Whether a page waits for its data: on the server. */
  readonly waits: boolean;
  /** Brings the words that only some pages need. */
  readonly loadWords: (areas: readonly OnDemandArea[]) => Promise<void>;
}

/** The layout that all pages stand in, to which a browser adds the routes that it did not start with. */
export const PAGES = 'pages';

/** Makes the route tree of one page load over its store, with the pages that are known so far. */
export function createRoutes(store: AppStore, options: RouteOptions, entries: readonly RouteEntry[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          id: PAGES,
          ErrorBoundary: RouteErrorPage,
          children: [...createPages(store, options, entries), { id: 'not-found', path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

/** Makes the routes of pages. On the server a loader waits; in the browser it only starts. */
export function createPages(store: AppStore, options: RouteOptions, entries: readonly RouteEntry[]): RouteObject[] {
  return entries.map(({ file, path, load }) => ({
    id: file,
    path,
    lazy: async () => {
      const definition = await loadHandler(file, load);
      const loadWords = retryLoad(() => options.loadWords(definition.messages ?? []));
      await Promise.all([loadWords, ...partsOf(definition, store).map((part) => part.load())]);
      return {
        Component: () => <PageFrame definition={definition} />,
        loader: (args: LoaderFunctionArgs) => runPreload(definition, args, store, options.waits),
        shouldRevalidate: () => false,
        handle: definition,
      };
    },
  }));
}

/** What a page needs besides its route's own chunk, for whoever looks: the shell and the page's parts. */
export function partsOf(definition: RouteDefinition | undefined, store: AppStore): readonly Pick<PagePart, 'key' | 'load'>[] {
  const isSignedIn = store.getState().session.isAuthenticated;
  return [...(definition?.bare ? [] : shellParts(isSignedIn)), ...(definition?.parts?.(isSignedIn) ?? [])];
}

async function runPreload(definition: RouteDefinition, args: LoaderFunctionArgs, store: AppStore, waits: boolean): Promise<null> {
  const url = new URL(args.request.url);
  const input: RouteInput = { params: args.params, search: url.searchParams };
  if (definition.exists?.(input) === false) return null;
  const { context, isAuthenticated } = store.getState().session;
  const pageGroup = pageGroupOf(context?.device ?? 'desktop', isAuthenticated);
  const started = definition.preload?.({ ...input, dispatch: store.dispatch, state: store.getState, pageGroup });
  if (waits) await started;
  return null;
}
