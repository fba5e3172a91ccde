import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { pageGroupOf } from '@bowerbird/domain/page-group.ts';
import type { OnDemandArea } from '@bowerbird/words/areas.generated.ts';
import type { AppStore } from '../store/create-store.ts';
import { Root } from '../pages/shell/index.ts';
import { RouteErrorPage } from '../pages/shell/index.ts';
import { PageFrame } from '../pages/shell/index.ts';
import { NotFoundPage } from '../pages/shell/index.ts';
import { shellParts } from '../pages/shell/index.ts';
import { retryLoad } from '../lib/loading/retry-load.ts';
import type { RouteDefinition, RouteInput } from '../routing/define-route.ts';
import { loadHandler } from '../routing/loader-error.ts';
import type { PagePart } from '../routing/page-part.tsx';
import type { RouteEntry } from '../routing/route-entry.ts';

/** Brings the words that only some pages need. */
export type LoadWords = (areas: readonly OnDemandArea[]) => Promise<void>;

/** The layout that all pages stand in, to which a browser adds the routes that it did not start with. */
export const PAGES = 'pages';

/** Puts pages into the tree that all of them stand in. */
export function createTree(pages: RouteObject[]): RouteObject[] {
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
          children: [...pages, { id: 'not-found', path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

/** Makes the routes of pages over the store of a browser. A page is shown there while its data is on its way. */
export function createPages(store: AppStore, loadWords: LoadWords, entries: readonly RouteEntry[]): RouteObject[] {
  return entries.map(({ file, path, load }) => ({
    id: file,
    path,
    lazy: async () => {
      const definition = await loadHandler(file, load);
      const words = retryLoad(() => loadWords(definition.messages ?? []));
      await Promise.all([words, ...partsOf(definition, store).map((part) => part.load())]);
      return {
        ...pageOf(definition),
        loader: (args: LoaderFunctionArgs) => {
          void preload(definition, args, store);
          return null;
        },
        shouldRevalidate: () => false,
      };
    },
  }));
}

/** What a route is once its chunk is there, besides its loader. */
export function pageOf(definition: RouteDefinition) {
  return { Component: () => <PageFrame definition={definition} />, handle: definition };
}

/** What a page needs besides its route's own chunk, for whoever looks: the shell and the page's parts. */
export function partsOf(definition: RouteDefinition | undefined, store: AppStore): readonly Pick<PagePart, 'key' | 'load'>[] {
  const isSignedIn = store.getState().session.isAuthenticated;
  return [...(definition?.bare ? [] : shellParts(isSignedIn)), ...(definition?.parts?.(isSignedIn) ?? [])];
}

/** Fetches the data of a page into its store. */
export function preload(
  definition: RouteDefinition,
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  store: AppStore,
): Promise<unknown> | undefined {
  const input: RouteInput = { params, search: new URL(request.url).searchParams };
  if (definition.exists?.(input) === false) return undefined;
  const { context, isAuthenticated } = store.getState().session;
  const pageGroup = pageGroupOf(context?.device ?? 'desktop', isAuthenticated);
  return definition.preload?.({ ...input, dispatch: store.dispatch, state: store.getState, pageGroup });
}
