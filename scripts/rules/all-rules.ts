import { areasPointDown, featuresMeetAtTheIndex, foldersHaveAPlace } from './area.rules.ts';
import { clientLayersPointDown, routesAreShort, storeIsTheOnlyData } from './client.rules.ts';
import { noCycles, packagesPointDown, schemasStayOnTheServer } from './package.rules.ts';
import { layersPointDown, sqlStandsInQueries, wireShapesStandInViews } from './server.rules.ts';
import type { Rule, SourceTree, Violation } from './source-tree.ts';

const RULES: Rule[] = [
  packagesPointDown,
  schemasStayOnTheServer,
  noCycles,
  foldersHaveAPlace,
  areasPointDown,
  featuresMeetAtTheIndex,
  layersPointDown,
  sqlStandsInQueries,
  wireShapesStandInViews,
  clientLayersPointDown,
  routesAreShort,
  storeIsTheOnlyData,
];

/** Everything in the tree that goes against a one-way rule of docs/architecture.md. */
export function findViolations(tree: SourceTree): Violation[] {
  return RULES.flatMap((rule) => rule(tree));
}
