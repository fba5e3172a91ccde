import { drawGeometricTiles } from '../kinds/geometric-tiles.ts';
import { drawLeafMosaic } from '../kinds/leaf-mosaics.ts';
import { drawMandala } from '../kinds/mandalas.ts';
import { drawQuilt } from '../kinds/quilts.ts';
import { picturesOf } from '../picture.ts';

export const PATTERNS = [
  ...picturesOf('leaf-mosaics', drawLeafMosaic, [
    [1, 1.25, { mood: 'moss', columns: 4, form: 'petals' }, 'Lino leaves, print no. 9', 'One block, four turns, twenty happy accidents.', 'A grid of leaf shapes in greens and ochre', 'printmaking, leaves, pattern'],
    [2, 1, { mood: 'apricot', columns: 5, form: 'sprigs' }, 'Sprigs for a summer tablecloth', 'Repeats every forty centimetres, never in your sight.', 'A grid of sprigs in warm colours', 'fabric, leaves, pattern'],
    [4, 1.5, { mood: 'bower', columns: 4, form: 'seeds' }, 'Seed pods in blue and straw', 'Collected under the same tree for a year.', 'A grid of seed shapes in blue and straw', 'pattern, seeds, blue'],
    [6, 1.33, { mood: 'plum', columns: 3, form: 'petals' }, 'Petal tiles for a small bathroom', 'Makes the room feel larger, or at least busier.', 'Large petals in plum and pink on a grid', 'tiles, pattern, bathroom'],
    [8, 1.6, { mood: 'lagoon', columns: 4, form: 'sprigs' }, 'Seaweed repeat', 'Pressed, dried, drawn, repeated.', 'A grid of sprigs in turquoise and yellow', 'pattern, sea, wallpaper'],
    [10, 1, { mood: 'saffron', columns: 6, form: 'seeds' }, 'Sunflower seeds, counted', 'Thirty-six, and one was eaten during the work.', 'A grid of seeds in saffron and blue', 'pattern, seeds, yellow'],
  ]),
  ...picturesOf('quilts', drawQuilt, [
    [1, 1.25, { mood: 'brick', block: 'star', columns: 4 }, 'Star quilt from work shirts', 'Nine shirts, one winter, no buttons left.', 'A quilt of stars in brick red and blue', 'quilts, sewing, textile'],
    [3, 1, { mood: 'mint', block: 'geese', columns: 5 }, 'Flying geese, heading home', 'They all point the same way except one. That one is mine.', 'A quilt of triangles in green and coral', 'quilts, sewing, textile'],
    [5, 1.4, { mood: 'bower', block: 'cabin', columns: 3 }, 'Log cabin in blues', 'The square in the middle is the hearth, always.', 'A quilt of nested squares in blues', 'quilts, sewing, blue'],
    [7, 1.2, { mood: 'candy', block: 'pinwheel', columns: 4 }, 'Pinwheels for the new baby', 'Machine washable, tested early.', 'A quilt of pinwheels in candy colours', 'quilts, sewing, nursery'],
    [9, 1.5, { mood: 'cocoa', block: 'diamonds', columns: 4 }, 'Diamond patchwork, wool scraps', 'Heavy enough to hold a person in bed on Mondays.', 'A brown and teal quilt of diamonds', 'quilts, wool, textile'],
    [12, 1.33, { mood: 'saffron', block: 'star', columns: 3 }, 'Harvest stars', 'Pieced by hand on the train, row by row.', 'A quilt of large stars in saffron', 'quilts, sewing, autumn'],
    [15, 1, { mood: 'lilac', block: 'pinwheel', columns: 6 }, 'Thirty-six small windmills', 'The points almost meet. Almost is fine.', 'A quilt of small pinwheels in lilac', 'quilts, sewing, purple'],
  ]),
  ...picturesOf('geometric-tiles', drawGeometricTiles, [
    [1, 1.25, { mood: 'bower', pattern: 'cubes', columns: 5 }, 'Tumbling blocks, cobalt', 'Stare for a while and the stairs turn round.', 'A pattern of blue cubes', 'tiles, geometry, blue'],
    [2, 1, { mood: 'moss', pattern: 'hexstars', columns: 4 }, 'Six-fold floor', 'Every line passes through six others before it rests.', 'Hexagon tiles with stars in green', 'tiles, geometry, floors'],
    [3, 1.4, { mood: 'tomato', pattern: 'eightstars', columns: 4 }, 'Eight-pointed stars, courtyard set', 'Drawn with compass and string, and only later by machine.', 'Red tiles with eight-pointed stars', 'tiles, geometry, courtyards'],
    [4, 1.5, { mood: 'lagoon', pattern: 'truchet', columns: 6 }, 'One tile, turned by coin toss', 'Heads left, tails right. The river finds its own way.', 'Winding bands of turquoise tiles', 'tiles, geometry, pattern'],
    [5, 1.33, { mood: 'cocoa', pattern: 'herringbone', columns: 5 }, 'Herringbone, offcuts only', 'The carpenter kept every short end for a year.', 'Slanted wooden planks in brown and teal', 'floors, wood, pattern'],
    [6, 1, { mood: 'plum', pattern: 'petals', columns: 4 }, 'Petal tiles, two glazes', 'The second glaze was an accident we now order on purpose.', 'Plum and pink tiles with petals', 'tiles, pattern, pink'],
    [7, 1.2, { mood: 'saffron', pattern: 'cubes', columns: 4 }, 'Stairs for a very small king', 'Up or down depends on the hour.', 'A pattern of cubes in saffron', 'geometry, pattern, yellow'],
    [8, 1.6, { mood: 'lilac', pattern: 'hexstars', columns: 5 }, 'Snow stars in violet', 'No two alike would be a lie. All are alike.', 'Violet hexagons with stars', 'tiles, geometry, purple'],
    [9, 1, { mood: 'fjord', pattern: 'eightstars', columns: 5 }, 'Bath house stars', 'Cool under bare feet in August.', 'Blue tiles with eight-pointed stars', 'tiles, geometry, bathroom'],
    [10, 1.25, { mood: 'candy', pattern: 'truchet', columns: 5 }, 'Spaghetti junction', 'Every road comes back to where it began.', 'Winding bands in pink and blue', 'geometry, pattern, pink'],
    [11, 1.33, { mood: 'moss', pattern: 'petals', columns: 5 }, 'Clover tiles for the greenhouse', 'Four leaves each, so that is settled.', 'Green tiles with four petals', 'tiles, pattern, green'],
    [12, 1.1, { mood: 'brick', pattern: 'herringbone', columns: 4 }, 'Garden path, laid in a weekend', 'Two weekends. It was two weekends.', 'A brick path in herringbone', 'garden, pattern, brick'],
  ]),
  ...picturesOf('mandalas', drawMandala, [
    [2, 1, { mood: 'plum', folds: 8 }, 'Mandala for a quiet morning', 'Coloured from the middle outwards, one cup of tea a ring.', 'A round ornament in plum and gold', 'mandalas, drawing, pattern'],
    [5, 1.2, { mood: 'lagoon', folds: 12 }, 'Twelve petals, deep water', 'It began as a drain cover.', 'A turquoise mandala of petals and dots', 'mandalas, drawing, sea'],
    [9, 1, { mood: 'saffron', folds: 10 }, 'Marigold wheel', 'Chalk on the step, gone after the rain, drawn again.', 'A saffron mandala', 'mandalas, festivals, yellow'],
    [14, 1.25, { mood: 'bower', folds: 8 }, 'Blue rose window', 'Borrowed from a cathedral, returned with thanks.', 'A mandala in blues and straw', 'mandalas, drawing, blue'],
    [19, 1.1, { mood: 'mint', folds: 9 }, 'Mint and coral mandala', 'Nine folds, which is harder than eight and prettier than ten.', 'A mint green mandala with coral petals', 'mandalas, drawing, green'],
  ]),
];
