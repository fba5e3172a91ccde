import { posix } from 'node:path';
import { isTest, type Rule, type SourceTree, type Violation } from './source-tree.ts';
import { placeOf } from './places.ts';

const MAY_USE: Record<string, string[]> = {
  domain: [],
  words: ['domain'],
  contract: ['domain'],
  server: ['domain', 'words', 'contract'],
  client: ['domain', 'words', 'contract'],
  extension: ['domain', 'words', 'contract', 'client'],
  demo: ['domain', 'contract', 'server'],
  app: ['domain', 'words', 'contract', 'server', 'client', 'demo'],
};

/** Rule 1: `domain ← contract ← {server, client} ← app`; server and client never import each other, and only the app knows the demo. */
export const packagesPointDown: Rule = (tree) =>
  [...tree.values()].flatMap(({ path, imports }) => {
    const { pkg } = placeOf(path);
    return imports
      .filter(({ target }) => target !== undefined && placeOf(target).pkg !== pkg)
      .filter(({ target = '' }) => !(MAY_USE[pkg] ?? []).includes(placeOf(target).pkg))
      .map(({ specifier }) => ({ rule: 'packages', path, problem: `${pkg} must not use ${specifier}` }));
  });

/** Rule 2: whatever the browser loads, no schema (nor the library that makes them) comes with it. */
export const schemasStayOnTheServer: Rule = (tree) => {
  const clientFiles = [...tree.keys()].filter((path) => placeOf(path).pkg === 'client' && !isTest(path));
  const cameFrom = new Map<string, string>(clientFiles.map((path) => [path, '']));
  const violations: Violation[] = [];
  for (const path of cameFrom.keys()) {
    for (const { specifier, target, isType } of tree.get(path)?.imports ?? []) {
      if (isType) continue;
      const isSchema = specifier.startsWith('typebox') || /^packages\/contract\/.*\bschemas\.ts$/.test(target ?? '');
      if (isSchema) violations.push({ rule: 'schemas', path, problem: `brings ${specifier} to the browser${wayOf(path, cameFrom)}` });
      else if (target !== undefined && tree.has(target) && !cameFrom.has(target)) cameFrom.set(target, path);
    }
  }
  return violations;
};

function wayOf(path: string, cameFrom: Map<string, string>): string {
  const way: string[] = [];
  for (let at = cameFrom.get(path); at !== undefined && at !== ''; at = cameFrom.get(at)) way.push(at);
  return way.length === 0 ? '' : ` (through ${way.join(', ')})`;
}

/** Rule 4, second part: no circles of files. What is loaded lazily makes none, and neither does a type. */
export const noCycles: Rule = (tree) =>
  findCircles(graphOf(tree, (path) => path)).map((circle) => ({
    rule: 'cycles',
    path: circle[0]!,
    problem: `imports in a circle: ${[...circle, circle[0]].join(' → ')}`,
  }));

/** Rule 4, last part: no circles of folders, so that each can be read, moved or left out without the other. */
export const noFolderCycles: Rule = (tree) => {
  const circles = findCircles(graphOf(tree, (path) => posix.dirname(path)));
  return circles.map((circle) => ({
    rule: 'folder cycles',
    path: circle[0]!,
    problem: `folders use each other in a circle: ${[...circle, circle[0]].join(' → ')}`,
  }));
};

type Graph = Map<string, Set<string>>;

/** Who uses whom, among files or what they are gathered into; tests make no edges. */
function graphOf(tree: SourceTree, nodeOf: (path: string) => string): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of tree.values()) {
    if (isTest(path)) continue;
    const from = nodeOf(path);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { target, isType, isLazy } of imports) {
      if (target === undefined || isType || isLazy || !tree.has(target) || isTest(target)) continue;
      if (nodeOf(target) !== from || target === path) targets.add(nodeOf(target));
    }
  }
  return graph;
}

/** One circle for each way back that a walk through the graph meets. */
function findCircles(graph: Graph): string[][] {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[][] = [];

  function visit(node: string, trail: string[]): void {
    state.set(node, 'open');
    for (const target of graph.get(node) ?? []) {
      if (state.get(target) === 'open') circles.push(trail.slice(trail.indexOf(target)));
      else if (!state.has(target)) visit(target, [...trail, target]);
    }
    state.set(node, 'done');
  }

  for (const node of graph.keys()) if (!state.has(node)) visit(node, [node]);
  return circles;
}
