import { createContext, createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router';
import type { AppStore } from '../store/create-store.ts';
import { createTree, pageOf, preload, type LoadWords } from './create-routes.tsx';
import { loadHandler } from '../routing/loader-error.ts';
import { routeTable } from './route-table.ts';

/** What a page is made over. */
export interface PageLoad {
  readonly store: AppStore;
  readonly loadWords: LoadWords;
}

const pageLoad = createContext<PageLoad>();

/** Every page, ranked once for all requests; what a page is made over comes with each. */
const handler = createStaticHandler(
  createTree(
    routeTable.map(({ file, path, load }) => ({
      id: file,
      path,
      lazy: async () => {
        const definition = await loadHandler(file, load);
        return {
          ...pageOf(definition),
          loader: async ({ context, request, params }) => {
            const { store, loadWords } = context.get(pageLoad);
            await Promise.all([loadWords(definition.messages ?? []), preload(definition, { request, params }, store)]);
            return null;
          },
        };
      },
    })),
  ),
);

/** The routes as `createStaticRouter` takes them. */
export const { dataRoutes } = handler;

/** Matches the page of an address and waits for its data; a response is a redirection. */
export async function queryPage(url: string, page: PageLoad): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageLoad, page);
  return handler.query(new Request(url), { requestContext });
}
