import { drawBauhausGrid } from '../kinds/bauhaus-grids.ts';
import { drawColourCard } from '../kinds/colour-cards.ts';
import { picturesOf } from '../drawing/picture.ts';

export const SWATCHES = [
  ...picturesOf('bauhaus-grids', drawBauhausGrid, [
    [
      4,
      1.5,
      { colors: ['#e0452f', '#2b3fd9', '#f4b942', '#14141c', '#f1e9dc', '#8fb7c9'], columns: 4 },
      'Grid study, 1923 mood',
      'Made with a ruler, a compass and no doubts.',
      'A grid of quarter circles and triangles in primary colours',
      'geometry, posters, pattern',
    ],
    [
      15,
      1,
      { colors: ['#f2a7b5', '#1f4d46', '#f4c95d', '#f6efe6', '#d96c4f'], columns: 5 },
      'Quilt blocks for the guest bed',
      'Blocks laid out on the floor before anyone is allowed to sew.',
      'Rounded quilt-like shapes in pink and green',
      'geometry, textile, pattern',
    ],
    [
      22,
      1.25,
      { colors: ['#2f6b55', '#f4efe0', '#e9b44c', '#d9694a', '#1f2f2a'], columns: 5 },
      'Weaving draft in greens',
      'Meant for a loom, happy on a wall.',
      'A grid of rounded shapes in green and ochre',
      'geometry, textile, green',
    ],
    [
      27,
      1.4,
      { colors: ['#7d62b8', '#f6eefc', '#f4c0a8', '#2d2350', '#f2c14e'], columns: 3 },
      'Big shapes for a small hall',
      'Step back. Further. There.',
      'Large geometric shapes in violet and apricot',
      'geometry, posters, purple',
    ],
    [
      35,
      1.6,
      { colors: ['#1f8fa6', '#e0f2f3', '#f0735a', '#f9d98c', '#0f3a4a'], columns: 6 },
      'Seaside arcade, abstract',
      'Stripes for the awnings, circles for the ice cream.',
      'A fine grid of shapes in turquoise and coral',
      'geometry, sea, pattern',
    ],
  ]),
  ...picturesOf('colour-cards', drawColourCard, [
    [
      1,
      1.45,
      {
        colors: [
          ['#1b2150', 'Plumage'],
          ['#2b3fd9', 'Bower blue'],
          ['#a9b9f4', 'Found glass'],
          ['#e6d3a8', 'Dry straw'],
          ['#8a5a3c', 'Twig'],
        ],
        title: 'The bower',
      },
      'A palette from one bird',
      'Everything in it was found within a mile of the nest.',
      'Five paint swatches from navy to straw',
      'colour, palettes, blue',
    ],
    [
      1,
      1.2,
      {
        colors: [
          ['#d9482f', 'Tomato'],
          ['#f4a52a', 'Apricot'],
          ['#7b9b4a', 'Fennel'],
          ['#f4e4c4', 'Flour'],
        ],
      },
      'Saturday market colours',
      'Weighed, paid for, painted, eaten.',
      'Four paint swatches in market colours',
      'colour, palettes, food',
    ],
    [
      2,
      1.4,
      {
        colors: [
          ['#22382c', 'Deep wood'],
          ['#3f6b4f', 'Moss'],
          ['#8fae6a', 'Lichen'],
          ['#e3b95a', 'Birch leaf'],
          ['#f1ecd7', 'Fog'],
        ],
        title: 'Forest floor',
      },
      'Forest floor in five colours',
      'Matched on the spot, with cold fingers.',
      'Five paint swatches in forest greens',
      'colour, palettes, forest',
    ],
    [
      3,
      1.3,
      {
        colors: [
          ['#7a3356', 'Plum'],
          ['#d9576b', 'Rhubarb'],
          ['#f2a7a0', 'Petal'],
          ['#fbe6d8', 'Cream'],
        ],
        title: 'Compote',
      },
      'Compote, a paint card',
      'Good enough to eat. Please do not.',
      'Four paint swatches from plum to cream',
      'colour, palettes, pink',
    ],
    [
      4,
      1.5,
      {
        colors: [
          ['#14323f', 'Undertow'],
          ['#1f8fa6', 'Lagoon'],
          ['#7fd0cc', 'Shallows'],
          ['#f9e3a8', 'Sandbar'],
          ['#f0735a', 'Buoy'],
        ],
        title: 'Low tide',
      },
      'Low tide palette',
      'Mixed on the pier with a borrowed brush.',
      'Five paint swatches in sea colours',
      'colour, palettes, sea',
    ],
    [
      5,
      1.2,
      {
        colors: [
          ['#2d2350', 'Midnight'],
          ['#7d62b8', 'Iris'],
          ['#f4c0a8', 'Dawn'],
          ['#f9e9dc', 'Milk'],
        ],
      },
      'Four colours of a sleepless night',
      'At least something came of it.',
      'Four paint swatches from midnight to milk',
      'colour, palettes, purple',
    ],
  ]),
];
