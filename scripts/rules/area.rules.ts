import { isTest, type Rule, type Violation } from './source-tree.ts';
import { placeOf, STANDS_ON } from './places.ts';

/** Folders of the server that every area stands on, so they know none. */
const GROUND = ['core', 'endpoints', 'http'];
const BESIDE_AREAS: Record<string, string[]> = {
  server: [...GROUND, 'testing', 'instance'],
  contract: ['protocol'],
};

/** Rule 3: an area uses only those it stands on, in every package alike. */
export const areasPointDown: Rule = (tree) =>
  [...tree.values()].flatMap(({ path, imports }) => {
    const from = placeOf(path);
    if (isTest(path)) return [];
    return imports.flatMap(({ target, specifier }): Violation[] => {
      const to = target === undefined ? undefined : placeOf(target);
      if (to?.area === undefined) return [];
      // The ground may know what the areas say over the wire, never how they work.
      const isGround = from.pkg === 'server' && to.pkg === 'server' && GROUND.includes(from.layer);
      const isHigher = from.area !== undefined && from.area !== to.area && !(STANDS_ON[from.area] ?? []).includes(to.area);
      if (!isGround && !isHigher) return [];
      return [
        {
          rule: 'areas',
          path,
          problem: `${from.area ?? from.layer} does not stand on ${to.area} (${specifier}); use a contribution point or an event`,
        },
      ];
    });
  });

/** A new folder is an area of the design or one of the few beside them; anything else has no place in the order. */
export const foldersHaveAPlace: Rule = (tree) => {
  const folders = new Map<string, string>();
  for (const path of tree.keys()) {
    const { pkg, layer, area } = placeOf(path);
    const known = BESIDE_AREAS[pkg];
    if (known === undefined || layer === '' || area !== undefined || known.includes(layer)) continue;
    folders.set(`packages/${pkg}/src/${layer}`, path);
  }
  return [...folders].map(([folder, path]) => ({
    rule: 'areas',
    path,
    problem: `${folder} is no area; the areas are ${Object.keys(STANDS_ON).join(', ')}`,
  }));
};

/** Rule 4, first half: from one feature to another only through its index. The contract is all index. */
export const featuresMeetAtTheIndex: Rule = (tree) =>
  [...tree.values()].flatMap(({ path, imports }) => {
    const from = placeOf(path);
    if (from.feature === undefined || from.pkg === 'contract' || isTest(path)) return [];
    return imports
      .filter(({ target = '' }) => {
        const to = placeOf(target);
        return to.pkg === from.pkg && to.feature !== undefined && to.feature !== from.feature && !/\/index\.tsx?$/.test(target);
      })
      .map(({ specifier }) => ({ rule: 'features', path, problem: `reaches into another feature (${specifier}); import its index.ts` }));
  });
