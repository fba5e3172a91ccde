import type { Work } from '../art/drawing/work.ts';

/** Where pictures of a kind come from: invented sites under the reserved `.example`. */
const SITES: Record<string, string> = {
  plates: 'https://twelvecovers.example/recipes/',
  cakes: 'https://twelvecovers.example/cakes/',
  'ice-creams': 'https://twelvecovers.example/cold/',
  knits: 'https://fjeldwool.example/charts/',
  quilts: 'https://squarebysquare.example/blocks/',
  teapots: 'https://kilnandkin.example/firings/',
  'worded-posters': 'https://studiolark.example/posters/',
  'letter-posters': 'https://studiolark.example/letters/',
  'contour-maps': 'https://slowpaths.example/walks/',
  'city-maps': 'https://slowpaths.example/towns/',
  'record-sleeves': 'https://sideb.example/sleeves/',
  'colour-cards': 'https://okaforpaint.example/cards/',
  'isometric-rooms': 'https://tinyrooms.example/plans/',
  'star-charts': 'https://lookup.example/charts/',
  'geometric-tiles': 'https://compassandstring.example/tiles/',
};

/** The page that a pin of the picture leads to, if any. */
export function linkOf(picture: Work): string | undefined {
  if (picture.brand) return `https://${picture.brand.toLowerCase().replace(/[^a-z]+/g, '')}.example/shop/${picture.id}`;
  const site = SITES[picture.kind];
  return site === undefined ? undefined : site + picture.id;
}
