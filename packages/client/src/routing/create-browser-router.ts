import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
  type DOMRouterOpts,
  type RouteObject,
} from 'react-router';

/**
 * The library's `createBrowserRouter`, put together of its own parts: its module brings links, forms and prefetching along
 * that nothing here uses, 4 KB on every first visit. The parts are told apart as unsafe, so the library's version is exact.
 */
export function createBrowserRouter(
  routes: RouteObject[],
  options: Pick<DOMRouterOpts, 'hydrationData' | 'patchRoutesOnNavigation'>,
): DataRouter {
  return createRouter({
    routes,
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    ...options,
  }).initialize();
}
