/** The areas of words that only some pages need; such a page names them in its route. */
export const onDemandAreas = [
  'accounts',
  'apps',
  'board',
  'closeup',
  'cookies',
  'creating',
  'entrance',
  'instance',
  'operator',
  'passcode',
  'search',
  'security',
  'settings',
] as const;
export type OnDemandArea = (typeof onDemandAreas)[number];
