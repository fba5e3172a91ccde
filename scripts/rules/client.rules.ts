import { isTest, type Rule, type SourceFile } from './source-tree.ts';
import { placeOf } from './places.ts';

/** Higher folders may use lower and equal ones; `ui` and `api` stand side by side. */
const RANKS: Record<string, number> = { ui: 0, api: 0, store: 1, features: 2, routes: 3 };
const ROUTE_LINES = 30;
const ROUTER_DATA = ['useLoaderData', 'useRouteLoaderData', 'useActionData', 'useFetcher', 'useFetchers', 'useSubmit', 'Form'];

function clientFiles(files: Iterable<SourceFile>): SourceFile[] {
  return [...files].filter(({ path }) => placeOf(path).pkg === 'client' && !isTest(path));
}

/** Rule 6: `ui, api ← store ← features ← routes`. */
export const clientLayersPointDown: Rule = (tree) =>
  clientFiles(tree.values()).flatMap(({ path, imports }) => {
    const from = placeOf(path).layer;
    const rank = RANKS[from];
    if (rank === undefined) return [];
    return imports
      .filter(({ target }) => {
        if (target === undefined || placeOf(target).pkg !== 'client') return false;
        const to = placeOf(target).layer;
        return (RANKS[to] ?? -1) > rank || (from !== to && RANKS[to] === rank);
      })
      .map(({ specifier }) => ({ rule: 'client', path, problem: `${from} must not use ${specifier}` }));
  });

/** Rule 6: a route preloads, names its page group and its component; what is longer belongs to a feature. */
export const routesAreShort: Rule = (tree) =>
  clientFiles(tree.values())
    .filter(({ path }) => placeOf(path).layer === 'routes' && path.endsWith('.tsx'))
    .filter(({ text }) => text.trimEnd().split('\n').length >= ROUTE_LINES)
    .map(({ path }) => ({ rule: 'routes', path, problem: `has ${ROUTE_LINES} lines or more; move what it does to a feature` }));

/** All data lives in the store: the router's own loaders, actions and fetchers carry none. */
export const storeIsTheOnlyData: Rule = (tree) =>
  clientFiles(tree.values()).flatMap(({ path, text, imports }) => {
    const used = imports.filter(({ specifier }) => /^react-router(\/|$)/.test(specifier)).flatMap(({ names }) => names);
    const forbidden = ROUTER_DATA.filter((name) => used.includes(name));
    const exportsAction = placeOf(path).layer === 'routes' && /^export (async function|function|const) (client)?action\b/im.test(text);
    return [...forbidden, ...(exportsAction ? ['action'] : [])].map((name) => ({
      rule: 'store',
      path,
      problem: `uses the router's ${name}; data lives in the store`,
    }));
  });
