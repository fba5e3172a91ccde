import { retryLoad } from '../lib/loading/retry-load.ts';
import type { RouteDefinition } from '../routing/define-route.ts';
import type { RouteEntry } from '../routing/route-entry.ts';
import { routesFromFiles } from './route-paths.ts';

type RouteModule = { default: RouteDefinition };

const modules = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '!../**/*.test.tsx']);
const files = Object.keys(modules).map((file) => file.replace('../routes/', './'));

/**
 * Every page, static segments first. It grows with the product, so a browser gets it as a chunk of its own, behind the
 * first page.
 */
export const routeTable: readonly RouteEntry[] = routesFromFiles(files).map(({ file, path }) => ({
  file,
  path,
  load: async () => (await retryLoad(modules[file.replace('./', '../routes/')]!)).default,
}));

/** The source file of a route, as the build's manifest names it. */
export function manifestKey(file: string): string {
  return `src/routes/${file.replace(/^\.\//, '')}`;
}
