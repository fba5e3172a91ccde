import { drawGuitars } from '../kinds/guitars.ts';
import { drawRecordSleeve } from '../kinds/record-sleeves.ts';
import { drawSneakers } from '../kinds/sneakers.ts';
import { drawTeapots } from '../kinds/teapots.ts';
import { drawWatches } from '../kinds/watches.ts';
import { picturesOf } from '../picture.ts';

export const THINGS = [
  ...picturesOf('sneakers', drawSneakers, [
    [1, 1.25, { mood: 'candy', rows: 3 }, 'Three pairs I did not buy', 'The shop assistant knows my name by now.', 'Three sneakers in candy colours', 'shoes, style, colour'],
    [2, 1.5, { mood: 'bower', rows: 3, high: true }, 'High tops by mood', 'Blue for Mondays, straw for everything else.', 'Three high sneakers in blue and straw', 'shoes, style, blue'],
    [3, 1, { mood: 'moss', rows: 2 }, 'Trail colours for muddy people', 'Green hides the moss. Ochre hides the rest.', 'Two green and ochre sneakers', 'shoes, hiking, green'],
    [4, 0.75, { mood: 'tomato', rows: 1, high: true }, 'The red one', 'There is a left one too. It is at the cobbler.', 'A single red high sneaker', 'shoes, style, red'],
    [5, 1.6, { mood: 'lilac', rows: 4 }, 'A week of laces', 'Four shown, three in the wash.', 'Four sneakers in violet and apricot', 'shoes, style, purple'],
    [6, 1.33, { mood: 'lagoon', rows: 3, high: true }, 'Pool shoes, city pool', 'They squeak in exactly one key.', 'Three turquoise high sneakers', 'shoes, style, summer'],
  ]),
  ...picturesOf('teapots', drawTeapots, [
    [2, 1.25, { mood: 'moss', shelves: 3 }, 'Three pots for three teas', 'Green, black, and whatever grandmother called it.', 'Three green and ochre teapots with cups on shelves', 'ceramics, tea, kitchen'],
    [5, 1.4, { mood: 'rose', shelves: 3 }, 'The good teapots', 'Dusted on birthdays, used on all the other days.', 'Rose and sage teapots on shelves', 'ceramics, tea, pink'],
    [8, 1, { mood: 'bower', shelves: 2 }, 'Cobalt glaze, second firing', 'The first firing is now in the garden as gravel.', 'Two blue teapots with cups', 'ceramics, tea, blue'],
    [11, 1.6, { mood: 'cocoa', shelves: 4 }, 'Tea cupboard with the doors off', 'It got easier to choose, and harder to stop.', 'Four brown and cream teapots on shelves', 'ceramics, tea, kitchen'],
    [15, 1.33, { mood: 'lagoon', shelves: 3 }, 'Sea glaze tea set', 'No two cups match. All of them pour.', 'Teapots and cups in turquoise glazes', 'ceramics, tea, sea'],
    [19, 1.2, { mood: 'plum', shelves: 3 }, 'Plum pots from the spring kiln', 'Sold out by noon, drawn by one.', 'Plum coloured teapots on shelves', 'ceramics, tea, pottery'],
  ]),
  ...picturesOf('record-sleeves', drawRecordSleeve, [
    [1, 1, { mood: 'apricot', cover: 'sun', album: 'Slow Orchard', band: 'The Upper Field' }, 'Slow Orchard, first pressing', 'Side B is all crickets and one slide guitar.', 'A record half out of an orange sleeve with a sun', 'records, music, covers'],
    [2, 1, { mood: 'bower', cover: 'rings', album: 'Blue Hour Radio', band: 'Anna & the Antennas' }, 'Blue Hour Radio', 'Best heard on the kitchen speaker with the window open.', 'A record sleeve with blue rings', 'records, music, blue'],
    [3, 1.1, { mood: 'plum', cover: 'bloom', album: 'Night Garden', band: 'Motet' }, 'Night Garden on plum vinyl', 'The petals are printed in varnish. You find them with a thumb.', 'A record sleeve with a large flower', 'records, music, flowers'],
    [4, 1, { mood: 'tomato', cover: 'stairs', album: 'Upstairs, Loud', band: 'Neighbour Four' }, 'Upstairs, Loud', 'Four songs, one complaint, thank you to number twelve.', 'A record sleeve with coloured steps', 'records, music, red'],
    [5, 1.15, { mood: 'lagoon', cover: 'waves', album: 'Low Tide Tapes', band: 'Harbour Choir' }, 'Low Tide Tapes', 'Recorded in a boathouse, doors open.', 'A record sleeve with turquoise waves', 'records, music, sea'],
    [6, 1, { mood: 'saffron', cover: 'sun', album: 'Dust & Brass', band: 'Municipal Band No. 2' }, 'Dust and Brass', 'Number one split up over a parade.', 'A record sleeve with a saffron sun', 'records, music, yellow'],
    [7, 1.1, { mood: 'lilac', cover: 'rings', album: 'Soft Machines', band: 'Ida Moon' }, 'Soft Machines by Ida Moon', 'Synthesisers and rain, in equal parts.', 'A lilac record sleeve with rings', 'records, music, purple'],
  ]),
  ...picturesOf('watches', drawWatches, [
    [2, 1.33, { mood: 'bower', count: 1 }, 'Field watch, blue strap', 'Five minutes fast on purpose.', 'A wrist watch with a blue strap', 'watches, style, blue'],
    [4, 1, { mood: 'cocoa', count: 3, numerals: true }, 'Three straps, one habit', 'Leather for work, leather for Sundays, leather for the rest.', 'Three watches with brown and teal straps', 'watches, style, leather'],
    [7, 1.25, { mood: 'mint', count: 2 }, 'Two watches that disagree', 'The truth is somewhere between them.', 'Two watches with green and coral straps', 'watches, style, green'],
    [9, 1.5, { mood: 'brick', count: 1, numerals: true }, 'Grandfather kept this one wound', 'Every evening at nine, by itself in a drawer.', 'A watch with a brick red strap and numerals', 'watches, style, vintage'],
    [12, 0.9, { mood: 'candy', count: 3 }, 'Swimming pool watches', 'Tested to the bottom of the deep end.', 'Three watches in candy colours', 'watches, style, summer'],
  ]),
  ...picturesOf('guitars', drawGuitars, [
    [1, 1.4, { mood: 'sand', count: 1, kind: 'acoustic' }, 'The campfire guitar', 'Two strings are new. Guess which.', 'An acoustic guitar on sand colours', 'guitars, music, wood'],
    [2, 1, { mood: 'tomato', count: 3, kind: 'electric' }, 'Three from the practice room', 'The neighbours prefer the one on the left, unplugged.', 'Three electric guitars in red, orange and green', 'guitars, music, colour'],
    [3, 1.25, { mood: 'lagoon', count: 2, kind: 'electric' }, 'Surf tones', 'Plenty of echo and no beach for miles.', 'Two turquoise electric guitars', 'guitars, music, sea'],
    [4, 1.33, { mood: 'plum', count: 2, kind: 'acoustic' }, 'Two voices in the hallway', 'They resonate when a door shuts.', 'Two acoustic guitars in plum', 'guitars, music, purple'],
    [5, 1.5, { mood: 'bower', count: 1, kind: 'electric' }, 'Cobalt offset, straw pickguard', 'Built from a kit and a good deal of swearing.', 'A blue electric guitar', 'guitars, music, blue'],
  ]),
];
