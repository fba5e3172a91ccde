import { drawLetterPoster } from '../kinds/letter-posters.ts';
import { drawOrigami } from '../kinds/origami.ts';
import { drawPaperLayers } from '../kinds/paper-layers.ts';
import { picturesOf } from '../picture.ts';

export const PAPER = [
  ...picturesOf('paper-layers', drawPaperLayers, [
    [2, 1.33, { mood: 'bower', heart: 'moon' }, 'Down the well, eight sheets', 'Cut from the front, glued from the back, sworn at throughout.', 'Layers of cut paper in blue around a moon', 'paper, craft, blue'],
    [5, 1.5, { mood: 'apricot', heart: 'sun' }, 'Paper canyon', 'The shadows are real in the original.', 'Layers of cut paper in orange around a sun', 'paper, craft, orange'],
    [9, 1, { mood: 'lagoon', heart: 'none', from: 'main' }, 'Reef in cut paper', 'The deepest layer is the lightest, like in the sea.', 'Turquoise layers of cut paper', 'paper, craft, sea'],
    [13, 1.6, { mood: 'plum', heart: 'sun' }, 'Inside a fig', 'Eight papers, one blade, no plan.', 'Plum coloured cut paper layers with a warm middle', 'paper, craft, purple'],
    [17, 1.25, { mood: 'moss', heart: 'moon' }, 'Clearing', 'Moss on the outside, moon in the middle.', 'Green layers of paper around a moon', 'paper, craft, forest'],
    [22, 1.4, { mood: 'rose', heart: 'sun', from: 'main' }, 'Rose quartz, cut with scissors', 'The scissors have not forgiven me.', 'Pink layers of cut paper', 'paper, craft, pink'],
  ]),
  ...picturesOf('origami', drawOrigami, [
    [1, 1, { mood: 'bower', figure: 'crane', columns: 2 }, 'Four cranes, 996 to go', 'They say a thousand. We are pacing ourselves.', 'Four folded paper cranes', 'origami, paper, birds'],
    [2, 1.33, { mood: 'apricot', figure: 'fox', columns: 1 }, 'One fox from one square', 'Eleven folds, then the ears decide.', 'A folded paper fox', 'origami, paper, foxes'],
    [3, 1.5, { mood: 'lagoon', figure: 'boat', columns: 2 }, 'Paper fleet, before launch', 'Expected time afloat: four minutes.', 'Six folded paper boats', 'origami, paper, boats'],
    [4, 1.5, { mood: 'candy', figure: 'fish', columns: 2 }, 'Six paper fish', 'Low maintenance, no bowl.', 'Six folded paper fish in candy colours', 'origami, paper, fish'],
    [5, 1.2, { mood: 'mint', figure: 'swan', columns: 1 }, 'Paper swan, wet folded', 'The neck took three days and a hair dryer.', 'A folded paper swan in green', 'origami, paper, birds'],
    [6, 1, { mood: 'plum', figure: 'fox', columns: 3 }, 'A skulk of foxes', 'That is the word. We looked it up.', 'Nine folded paper foxes', 'origami, paper, foxes'],
    [7, 1.25, { mood: 'saffron', figure: 'crane', columns: 1 }, 'Saffron crane', 'Folded from the wrapper of very good chocolate.', 'A large folded paper crane in saffron', 'origami, paper, birds'],
  ]),
  ...picturesOf('letter-posters', drawLetterPoster, [
    [1, 1.33, { mood: 'bower', glyph: 'R', caption: 'Commissioner, black', style: 'echo' }, 'R, five times over', 'The leg is the best part of any R.', 'A large letter R in five colours', 'typography, posters, letters'],
    [2, 1.4, { mood: 'tomato', glyph: '&', caption: 'The friendly character', style: 'split' }, 'Ampersand, sliced', 'Joining things since the first century.', 'A large ampersand in coloured slices', 'typography, posters, letters'],
    [3, 1.25, { mood: 'mint', glyph: 'g', caption: 'Nine to the sheet', style: 'grid' }, 'Nine little g', 'Like geese, but quieter.', 'A grid of the letter g', 'typography, posters, letters'],
    [4, 1.5, { mood: 'saffron', glyph: '7', caption: 'Lucky, they say', style: 'echo' }, 'Seven for the kitchen wall', 'It counts the days until the weekend, badly.', 'A large figure seven in five colours', 'typography, posters, numbers'],
    [5, 1.33, { mood: 'plum', glyph: 'Q', caption: 'Tail in the water', style: 'split' }, 'Q with a swimming tail', 'A circle with somewhere to be.', 'A large letter Q in slices of plum', 'typography, posters, letters'],
    [6, 1, { mood: 'candy', glyph: 'B', caption: 'For Bea, aged four', style: 'grid' }, 'B is for Bea', 'She approved the pink and questioned the rest.', 'A grid of the letter B in candy colours', 'typography, posters, nursery'],
    [7, 1.45, { mood: 'lagoon', glyph: '?', caption: 'Ask twice', style: 'echo' }, 'Ask twice', 'For the door of any meeting room.', 'A large question mark in turquoise', 'typography, posters, words'],
    [8, 1.4, { mood: 'forest', glyph: 'Ø', caption: 'An island, a letter', style: 'echo' }, 'Ø means island', 'One letter, one word, water on all sides.', 'A large letter O with a stroke in five colours on dark green', 'typography, posters, north'],
  ]),
];
