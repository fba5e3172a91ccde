import type { CastName } from './cast.ts';

/** Who follows whom. */
export const FOLLOWS: Record<CastName, readonly CastName[]> = {
  noor: ['sam', 'lena', 'elif', 'priya', 'jonas'],
  lena: ['noor', 'sam', 'yuki', 'ines', 'tomas', 'mei'],
  ines: ['tomas', 'oskar', 'elif', 'amara', 'yuki'],
  priya: ['noor', 'amara', 'sam', 'ines', 'mei'],
  yuki: ['jonas', 'oskar', 'mei', 'ines', 'lena'],
  mei: ['ines', 'amara', 'yuki', 'elif', 'tomas', 'lena'],
  jonas: ['yuki', 'elif', 'oskar', 'amara'],
  oskar: ['ines', 'jonas', 'yuki', 'amara', 'priya'],
  elif: ['noor', 'ines', 'amara', 'mei', 'sam'],
  tomas: ['lena', 'ines', 'mei', 'sam', 'amara'],
  amara: ['priya', 'jonas', 'oskar', 'mei', 'elif', 'tomas'],
  sam: ['noor', 'lena', 'priya', 'tomas', 'yuki'],
};

/** Whose boards somebody follows, by the board's key. */
export const BOARD_FOLLOWS: Record<CastName, readonly string[]> = {
  noor: ['cliffs', 'night-shift', 'salt', 'birds'],
  lena: ['folded', 'quilts', 'sunday-cooking', 'far-and-cold', 'pressed'],
  ines: ['floors', 'doors', 'markets', 'forgiving-plants'],
  priya: ['far-and-cold', 'pink', 'paint-cards', 'in-the-air'],
  yuki: ['posters', 'leaf-grids', 'window-cats', 'birds'],
  mei: ['still-lifes', 'terrace', 'brave-walls', 'shelves', 'cakes'],
  jonas: ['letters', 'cut-paper', 'streets', 'school-charts'],
  oskar: ['tiles', 'currents', 'to-knit', 'made-to-last'],
  elif: ['two-summits', 'blue-rooms', 'ceramics', 'sun-mostly'],
  tomas: ['under-water', 'terrace', 'markets', 'ceramics'],
  amara: ['marigolds', 'old-bicycles', 'quilts', 'blue-rooms', 'fruit-paper'],
  sam: ['wallpapers', 'under-water', 'two-summits', 'not-there'],
};
