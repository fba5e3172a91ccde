/** Areas from the ground up; an area may use those it stands on. The order is the design's, the features are the folders'. */
export const STANDS_ON: Record<string, string[]> = {
  identity: [],
  account: ['identity'],
  operation: ['identity', 'account'],
  measurement: ['identity'],
  people: ['identity', 'account'],
  pinning: ['identity', 'account', 'people'],
  social: ['identity', 'account', 'people', 'pinning'],
  discovery: ['identity', 'account', 'people', 'pinning', 'social'],
  creation: ['identity', 'account', 'people', 'pinning', 'social', 'discovery'],
  business: ['identity', 'account', 'people', 'pinning', 'social', 'discovery'],
};

/** Where a file stands: its package, the first folder below `src`, and its area and feature if it has them. */
export type Place = { pkg: string; layer: string; area: string | undefined; feature: string | undefined };

export function placeOf(path: string): Place {
  const [, pkg = '', , ...rest] = path.split('/');
  const layer = rest.length > 1 ? (rest[0] ?? '') : '';
  const inFeatures = layer === 'features' ? rest.slice(1) : rest;
  const [area = '', feature] = inFeatures;
  const isArea = inFeatures.length > 1 && area in STANDS_ON;
  if (isArea) return { pkg, layer, area, feature: inFeatures.length > 2 ? `${area}/${feature}` : area };
  // A page is met at its index as a feature is.
  const isPage = pkg === 'client' && layer === 'pages' && rest.length > 2;
  return { pkg, layer, area: undefined, feature: isPage ? `pages/${rest[1]}` : undefined };
}

/** The role that a file's name ends in: `boards.queries.ts` is `queries`. */
export function roleOf(path: string): string | undefined {
  return /\.([a-z]+)\.tsx?$/.exec(path)?.[1];
}
