import { isTest, type Rule, type SourceFile } from './source-tree.ts';
import { placeOf } from './places.ts';

/** The client's folders from the ground up; those of one step stand side by side and do not use each other. */
const STEPS = [
  ['lib', 'styles'],
  ['ui', 'api'],
  ['i18n'],
  ['store'],
  ['routing'],
  ['shared'],
  ['features'],
  ['pages'],
  ['routes'],
  ['boot'],
];
const RANKS = new Map(STEPS.flatMap((folders, rank) => folders.map((folder) => [folder, rank])));
const ROUTE_LINES = 30;
const ROUTER_DATA = ['useLoaderData', 'useRouteLoaderData', 'useActionData', 'useFetcher', 'useFetchers', 'useSubmit', 'Form'];

function clientFiles(files: Iterable<SourceFile>): SourceFile[] {
  return [...files].filter(({ path }) => placeOf(path).pkg === 'client' && !isTest(path));
}

/** Rule 6: `lib ← ui, api ← i18n ← store ← routing ← shared ← features ← pages ← routes ← boot`; the entries stand above. */
export const clientLayersPointDown: Rule = (tree) =>
  clientFiles(tree.values()).flatMap(({ path, imports }) => {
    const from = placeOf(path).layer;
    if (from === '') return [];
    const rank = RANKS.get(from);
    if (rank === undefined)
      return [{ rule: 'client', path, problem: `${from} is no folder of the client; see the order in docs/architecture.md` }];
    return imports
      .filter(({ target }) => {
        if (target === undefined || placeOf(target).pkg !== 'client') return false;
        const to = placeOf(target).layer;
        const other = to === '' ? STEPS.length : (RANKS.get(to) ?? STEPS.length);
        return other > rank || (from !== to && other === rank);
      })
      .map(({ specifier }) => ({ rule: 'client', path, problem: `${from} must not use ${specifier}` }));
  });

/** Rule 6: a page composes features; only routes, and what starts the client, show one. */
export const pagesStandAlone: Rule = (tree) =>
  clientFiles(tree.values()).flatMap(({ path, imports }) => {
    const from = placeOf(path);
    if (from.layer !== 'pages') return [];
    return imports
      .filter(({ target = '' }) => placeOf(target).layer === 'pages' && placeOf(target).feature !== from.feature)
      .map(({ specifier }) => ({ rule: 'pages', path, problem: `a page must not use another page (${specifier})` }));
  });

/** Rule 6: a feature of the client stands under an area, by the name that the contract and the server give it. */
export const clientFeaturesHaveAnArea: Rule = (tree) =>
  clientFiles(tree.values())
    .filter(({ path }) => placeOf(path).layer === 'features' && placeOf(path).area === undefined)
    .map(({ path }) => ({ rule: 'client', path, problem: 'stands under no area; features are features/<area>/<feature>' }));

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
