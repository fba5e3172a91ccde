import { isTest, type Rule, type SourceTree, type Violation } from './source-tree.ts';
import { placeOf } from './places.ts';

const MAY_USE: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  client: ['domain', 'contract'],
  app: ['domain', 'contract', 'server', 'client'],
};

/** Rule 1: `domain ← contract ← {server, client} ← app`; server and client never import each other. */
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

/** Rule 4, second half: no cycles. What is loaded lazily makes none, and neither does a type. */
export const noCycles: Rule = (tree) => {
  const state = new Map<string, 'open' | 'done'>();
  const violations: Violation[] = [];

  function visit(path: string, trail: string[]): void {
    state.set(path, 'open');
    for (const target of neighbours(tree, path)) {
      if (state.get(target) === 'open') {
        const circle = [...trail.slice(trail.indexOf(target)), target];
        violations.push({ rule: 'cycles', path, problem: `imports in a circle: ${circle.join(' → ')}` });
      } else if (!state.has(target)) visit(target, [...trail, target]);
    }
    state.set(path, 'done');
  }

  for (const path of tree.keys()) if (!state.has(path)) visit(path, [path]);
  return violations;
};

function neighbours(tree: SourceTree, path: string): string[] {
  const imports = tree.get(path)?.imports ?? [];
  return imports.flatMap(({ target, isType, isLazy }) => (target !== undefined && !isType && !isLazy && tree.has(target) ? [target] : []));
}
