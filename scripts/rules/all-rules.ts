import { areasPointDown, featuresMeetAtTheIndex, foldersHaveAPlace } from './area.rules.ts';
import { clientFeaturesHaveAnArea, clientLayersPointDown, pagesStandAlone, routesAreShort, storeIsTheOnlyData } from './client.rules.ts';
import { noCycles, noFolderCycles, packagesPointDown, schemasStayOnTheServer } from './package.rules.ts';
import { sentencesAreShort } from './plain-prose.rules.ts';
import {
  layersPointDown,
  serverFilesHaveRoles,
  sqlStandsInQueries,
  timeIsOfOneClock,
  transactionsOpenOneWay,
  wireShapesStandInViews,
} from './server.rules.ts';
import { siblingsHaveKeysOfTheirOwn } from './sibling-keys.rules.ts';
import type { Rule, SourceTree, Violation } from './source-tree.ts';

export const RULES: Rule[] = [
  packagesPointDown,
  schemasStayOnTheServer,
  noCycles,
  noFolderCycles,
  foldersHaveAPlace,
  areasPointDown,
  featuresMeetAtTheIndex,
  layersPointDown,
  serverFilesHaveRoles,
  sqlStandsInQueries,
  wireShapesStandInViews,
  transactionsOpenOneWay,
  timeIsOfOneClock,
  clientLayersPointDown,
  clientFeaturesHaveAnArea,
  pagesStandAlone,
  routesAreShort,
  storeIsTheOnlyData,
  siblingsHaveKeysOfTheirOwn,
  sentencesAreShort,
];

/** Everything in the tree that goes against a one-way rule of docs/architecture.md. */
export function findViolations(tree: SourceTree): Violation[] {
  return RULES.flatMap((rule) => rule(tree));
}
