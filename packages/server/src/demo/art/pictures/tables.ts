import { drawAzulejos } from '../kinds/azulejos.ts';
import { drawBird } from '../kinds/birds.ts';
import { drawBotanical } from '../kinds/botanicals.ts';
import { drawFruitPattern } from '../kinds/fruit-patterns.ts';
import { drawKnit } from '../kinds/knits.ts';
import { drawPlate } from '../kinds/plates.ts';
import { drawScallops } from '../kinds/scallops.ts';
import { drawStall } from '../kinds/stalls.ts';
import { picturesOf } from '../picture.ts';

export const TABLES = [
  ...picturesOf('plates', drawPlate, [
    [2, 1.25, { background: '#2a3350', plate: '#e9edf7', broth: '#d98b3f', food: 'noodle' }, 'Shoyu ramen in forty minutes', 'The eggs can be made the day before. So can the good mood.', 'A bowl of ramen from above with eggs and chopsticks', 'recipes, noodles, dinner'],
    [5, 1, { background: '#f7e0c0', check: '#f4d3a6', plate: '#fffaf2', food: 'citrus', colors: ['#f08a24', '#f4c530', '#e2503f', '#a8c24a'], cloth: '#e8eef8' }, 'Winter citrus plate', 'Oil, salt, mint, done.', 'Sliced citrus on a white plate', 'recipes, fruit, winter'],
    [9, 1.33, { background: '#dfe6f0', plate: '#ffffff', food: 'tart', colors: ['#3f4bb8', '#d23b4f', '#5a63cf', '#e0566a'], cloth: '#2b3fd9' }, 'Blueberry and raspberry tart, no blind baking', 'The crust is pressed in by hand, so crooked is correct.', 'A round tart covered in berries', 'recipes, baking, berries'],
    [13, 1.5, { background: '#e7ddcb', plate: '#35557a', food: 'salad', cloth: '#d96c4f' }, 'Garden salad with feta', 'Whatever the garden did today, in one bowl.', 'A green salad with tomatoes and feta on a blue plate', 'recipes, salad, garden'],
    [17, 1.1, { background: '#f2d9b8', check: '#eecb9f', plate: '#fffaf2', food: 'pizza' }, 'Pizza on a Thursday', 'Dough on Wednesday, regret never.', 'A pizza with basil from above', 'recipes, pizza, dinner'],
    [21, 1.25, { background: '#cfe3ea', plate: '#fffdf6', food: 'pancakes', colors: ['#3f4bb8', '#d23b4f'], cloth: '#f2a7a0' }, 'Pancakes, tall as they come', 'The butter slides on its own. Just watch.', 'A stack of pancakes with butter and berries', 'recipes, breakfast, pancakes'],
    [24, 1, { background: '#2f3f3a', plate: '#d9d3c6', food: 'sushi', colors: ['#f28f6b', '#8fae6a', '#f4c95d'] }, 'Nine bites, well spaced', 'Practice batch. The ugly ones were eaten first.', 'Nine pieces of sushi on a grey plate', 'recipes, sushi, dinner'],
    [27, 1.4, { background: '#f6e0e3', plate: '#ffffff', food: 'tart', colors: ['#d23b4f', '#f4a52a', '#e0566a'], cloth: '#7a3356' }, 'Strawberry tart, summer rules', 'No gelatine, no forks, no leftovers.', 'A red and orange fruit tart', 'recipes, baking, summer'],
    [30, 1.33, { background: '#3a2a4a', plate: '#f4efe0', food: 'citrus', colors: ['#d23b4f', '#f28f6b', '#f4c95d', '#e8734f'], cloth: '#b79ad6' }, 'Blood oranges in February', 'The only thing February does well.', 'Sliced blood oranges on a pale plate', 'recipes, fruit, winter'],
    [33, 1.2, { background: '#e3e9d6', plate: '#2f4a6f', food: 'noodle', broth: '#c8653f' }, 'Spicy noodles for two', 'Or for one who had a day.', 'Noodles in a red broth from above', 'recipes, noodles, spicy'],
    [36, 0.9, { background: '#f4c9a8', plate: '#fffdf6', food: 'salad' }, 'Salad that counts as dinner', 'Add bread and nobody asks.', 'A green salad with tomatoes and onions', 'recipes, salad, summer'],
  ]),
  ...picturesOf('fruit-patterns', drawFruitPattern, [
    [3, 1.33, { background: '#dfe8fb', fruit: 'lemon', colors: ['#f6cf3f', '#f4b92e'], leaf: '#3f8a5f' }, 'Lemon paper for drawers', 'Lines drawers, wraps soap, smells of nothing, sadly.', 'Lemons on pale blue', 'fruit, pattern, yellow'],
    [8, 1, { background: '#f6d9c9', fruit: 'pear', colors: ['#a8b84a', '#d9b24a', '#c87a4a'], leaf: '#3f6b4f' }, 'Pears, three ripenesses', 'Monday, Wednesday, too late.', 'Pears in three colours on pink', 'fruit, pattern, pink'],
    [11, 1.5, { background: '#f8efe0', fruit: 'cherry', colors: ['#d2303f', '#b01f35'], leaf: '#4f8a5a' }, 'Cherry wrapping paper', 'In pairs, as earrings should be.', 'Red cherries on cream', 'fruit, pattern, red'],
    [15, 1.25, { background: '#ffe6c9', fruit: 'orange', colors: ['#f08a24', '#f4a52a', '#e8654a'], leaf: '#3f8a5f' }, 'Orange paper, peeled', 'Rolled twice round a jar of marmalade.', 'Orange slices on cream', 'fruit, pattern, orange'],
    [18, 1.4, { background: '#e6f2ea', fruit: 'strawberry', colors: ['#d9303f', '#e8566a'], leaf: '#3f8a4f' }, 'Strawberries for the picnic cloth', 'Washes out, in theory.', 'Strawberries on mint green', 'fruit, pattern, red'],
    [21, 1, { background: '#efe4f2', fruit: 'fig', colors: ['#5a2f58', '#7a4a78', '#4a3a6a'], leaf: '#5f8a5a' }, 'Figs, cut from wallpaper', 'From the pantry of a house with no straight walls.', 'Violet figs on pale lilac', 'fruit, pattern, purple'],
    [24, 1.33, { background: '#f9e3d2', fruit: 'avocado', colors: ['#d9e08a', '#e6e6a0'], leaf: '#4a7a3f' }, 'Avocados, all ripe today', 'This will never happen again.', 'Avocado halves on apricot', 'fruit, pattern, green'],
    [28, 1.6, { background: '#22345a', fruit: 'lemon', colors: ['#f6cf3f', '#f9dc6a'], leaf: '#6fae8a' }, 'Lemons at midnight', 'A curtain for people who cook late.', 'Lemons on dark blue', 'fruit, pattern, blue'],
    [31, 1.2, { background: '#f4c0b8', fruit: 'cherry', colors: ['#b01f35', '#8f1a3a'], leaf: '#3f6b4f' }, 'Cherries on a pink tin', 'The tin holds buttons now.', 'Dark cherries on pink', 'fruit, pattern, pink'],
  ]),
  ...picturesOf('stalls', drawStall, [
    [4, 1.2, { sky: ['#cfe6f2', '#f9efe0'], sun: '#fff0b8', ground: '#d8c4a8', colors: ['#2b3fd9', '#e8654a', '#f3e3c8', '#d9b48a'], sign: 'FLOWERS', wares: ['#e8654a', '#f4c95d', '#f2a7b5', '#ffffff', '#c98ad0'], goods: 'flowers' }, 'Flower stall on the square', 'Buy three bunches and she adds a fourth without a word.', 'A flower stall under a striped awning', 'markets, flowers, cities'],
    [9, 1.25, { sky: ['#fbe0c0', '#fff3df'], sun: '#fff8dc', ground: '#c9a98a', colors: ['#2f7a6a', '#e9a03a', '#f4e6cf', '#9a6a48'], sign: 'FRUIT', goods: 'fruit', wares: ['#d9482f', '#f4a52a', '#8fae3a', '#7a3356'] }, 'The fruit man on the corner', 'He chooses for you. He is never wrong.', 'A fruit stall under a yellow awning', 'markets, fruit, cities'],
    [14, 1.1, { sky: ['#dfe6f5', '#f7ecdf'], sun: '#fdeec0', ground: '#b8b0a6', colors: ['#7a4a34', '#c8553d', '#f2e0c6', '#5a3a2a'], sign: 'BREAD', goods: 'bread', wares: ['#b9763a', '#d9a05a', '#8a5230'] }, 'Bread van, Wednesdays only', 'The queue starts before the van does.', 'A bread stall under a red awning', 'markets, bread, cities'],
    [19, 1.33, { sky: ['#2a2a5a', '#8a5a7a'], sun: '#f8ecc8', ground: '#3a2f4f', colors: ['#d9576b', '#35507a', '#4a3a6a', '#f4c95d'], sign: 'FLOWERS', goods: 'flowers', wares: ['#ffffff', '#f4c95d', '#f2a7b5'] }, 'Night market flowers', 'Half price after ten, and they know the way home.', 'A flower stall at night', 'markets, flowers, night'],
  ]),
  ...picturesOf('birds', drawBird, [
    [1, 1.3, { background: '#efe3cf', disc: '#f7d9a8', body: '#1f2a6b', belly: '#2f3fb0', wing: '#2b3fd9', beak: '#d9c48a', eye: '#5a3fd0', wood: '#6e4a32', leaves: ['#5f8a5a', '#86a86a', '#3f6b4f'], pebbles: ['#2b3fd9', '#5f74ea', '#1f2a6b', '#8fa3ee'] }, 'The collector', 'He keeps only what shines and only what is blue.', 'A dark blue bird on a branch with blue pebbles below', 'birds, blue, collections'],
    [8, 1.45, { background: '#cfdfe0', disc: '#eef4ee', body: '#7a5a48', belly: '#e8653f', wing: '#5f4638', beak: '#3a2a26', eye: '#1d1418', wood: '#4d3a32', leaves: ['#2f6b5a', '#5a9a80'] }, 'Robin in November', 'He sings in the rain because it is his garden.', 'A robin on a branch before a pale disc', 'birds, winter, garden'],
    [23, 1.1, { background: '#2d5a50', disc: '#3f7768', body: '#f4c530', belly: '#fbe08a', wing: '#e0a020', beak: '#e8743b', eye: '#231a10', wood: '#8a5f3c', leaves: ['#8fc09a', '#d9e8b8'] }, 'Canary, linocut style', 'Two blocks, three inks, one loud model.', 'A yellow bird on a branch on dark green', 'birds, printmaking, yellow'],
    [31, 1.33, { background: '#f4dfe0', disc: '#fbeeea', body: '#7a3356', belly: '#d9809a', wing: '#5a2446', beak: '#e9b44c', eye: '#1d1418', wood: '#6a4a44', leaves: ['#8fae8a', '#b9cfa8', '#5f8a6a'] }, 'Plum finch, early', 'First at the feeder, last to leave, tells no one.', 'A plum coloured bird on a branch', 'birds, pink, garden'],
    [37, 1.2, { background: '#d9ecf2', disc: '#ffffff', body: '#3a8fb0', belly: '#f4a54a', wing: '#1f5f8a', beak: '#2a2a33', eye: '#14141c', wood: '#5a4a3f', leaves: ['#7fae95', '#4f8a78'] }, 'Kingfisher, sitting still for once', 'Four seconds. That was the whole session.', 'A turquoise and orange bird on a branch', 'birds, river, blue'],
    [42, 1.5, { background: '#22332c', disc: '#3f5a48', body: '#e9e4d6', belly: '#ffffff', wing: '#c9c3b0', beak: '#d9a05a', eye: '#2a1f14', wood: '#7a6048', leaves: ['#9fc49a', '#cfe0c4'], pebbles: ['#f4c95d', '#e9e4d6'] }, 'White dove, dark wood', 'It looked at us, we looked away first.', 'A white bird on a branch on dark green', 'birds, night, forest'],
    [48, 1.25, { background: '#fbe7c0', disc: '#f9d48a', body: '#3f7a4f', belly: '#a8c25a', wing: '#2a5f45', beak: '#d9482f', eye: '#1c1d26', wood: '#7a5032', leaves: ['#c8653f', '#e3a03a', '#8a4a2f'] }, 'Parakeet in the autumn oak', 'Escaped in 1974, thriving ever since.', 'A green bird among orange leaves', 'birds, autumn, green'],
    [53, 1.1, { background: '#e6e3f2', disc: '#f7f4fc', body: '#4a4a5f', belly: '#8f8fa8', wing: '#33334a', beak: '#f4a52a', eye: '#f4c95d', wood: '#4a3a4a', leaves: ['#9a8fc0', '#b9aed9'] }, 'Blackbird on the lilac', 'Sings the ringtone of number fourteen, perfectly.', 'A dark bird among lilac leaves', 'birds, purple, spring'],
  ]),
  ...picturesOf('botanicals', drawBotanical, [
    [6, 1.5, { background: '#f4f0e4', colors: ['#2f5d43'], line: '#24483a', inked: true, stems: 2, size: 1.1, foliage: ['leaves', 'berries'], pairs: 9 }, 'Ink ferns from the herbarium', 'Found between pages 212 and 213.', 'Ink drawing of two ferns', 'botany, drawing, leaves'],
    [12, 1.33, { background: '#20382f', colors: ['#6da27a', '#93b96f', '#4f8a6b'], stems: 3, flowers: ['#f2a7b5', '#f6d06f', '#e9795d'], berry: '#f2c14e', size: 0.8, foliage: ['needles', 'leaves', 'berries'], pairs: 7 }, 'Three from the meadow', 'Picked with the eyes, left where they stood.', 'Three painted flowers on deep green', 'botany, flowers, painting'],
    [31, 1.4, { background: '#e9d8c3', colors: ['#5f7a4c'], line: '#4d5f3d', stems: 1, size: 1.35, foliage: ['leaves'], pairs: 10 }, 'Olive branch, gouache', 'From a tree older than the village.', 'Olive leaves on sand coloured paper', 'botany, leaves, painting'],
    [25, 1.6, { background: '#dfe6f7', colors: ['#2b3fd9', '#4a5de0'], line: '#23307f', stems: 2, berry: '#e8654a', size: 0.9, foliage: ['berries', 'needles'], pairs: 8 }, 'Blue stems, red berries', 'Do not eat them. Do paint them.', 'Blue plants with red berries', 'botany, berries, blue'],
    [38, 1.45, { background: '#fbe9e0', colors: ['#c8653f', '#d9906a'], stems: 3, foliage: ['needles', 'leaves'], pairs: 9, flowers: ['#d9576b', '#f2a7a0', '#e9b44c'], size: 0.8 }, 'Autumn stems, copper ink', 'Dried upside down in the hall since September.', 'Three copper coloured plants in flower', 'botany, autumn, flowers'],
    [44, 1.6, { background: '#f2efe6', colors: ['#22222a'], line: '#22222a', inked: true, stems: 1, foliage: ['leaves'], pairs: 11, size: 1.3 }, 'One branch, one pen', 'Not lifted once. Nearly.', 'Ink drawing of a leafy branch', 'botany, drawing, black and white'],
    [51, 1.25, { background: '#1d2a4a', colors: ['#8fb7c9', '#cfe3ea'], stems: 3, foliage: ['berries', 'needles', 'leaves'], pairs: 8, berry: '#f4c95d', size: 0.85 }, 'Cyanotype, retouched', 'Sun, paper, patience, then a small yellow brush.', 'Pale blue plants on dark blue', 'botany, blue, printmaking'],
    [58, 1.33, { background: '#ece3f5', colors: ['#6f56a8', '#8f7ac0'], stems: 2, foliage: ['leaves', 'needles'], pairs: 8, flowers: ['#f4c0a8', '#f2c14e'], size: 1 }, 'Two from the herb bed', 'Sage with airs, thyme with ambitions.', 'Two violet plants with flowers', 'botany, herbs, purple'],
    [63, 1.5, { background: '#dcebe3', colors: ['#2f7a6a'], stems: 2, foliage: ['berries'], pairs: 9, berry: '#e8566a', size: 0.95 }, 'Pink pepper, two twigs', 'Sneezed once, drew on.', 'Green twigs with pink berries', 'botany, berries, green'],
  ]),
  ...picturesOf('azulejos', drawAzulejos, [
    [1, 1.25, { background: '#f6f3ec', colors: ['#2b3fd9', '#1f2a6b', '#f0b84a'], columns: 4 }, 'Azulejo, drawn from memory', 'We saw it on a station wall and ran for the train.', 'Blue and white tiles with small yellow hearts', 'tiles, blue, pattern'],
    [2, 1, { background: '#f3ead6', colors: ['#1f6f63', '#d9694a', '#e9b44c'], columns: 5 }, 'Zellige pattern for the bathroom floor', 'Five across, and the plumber has been told.', 'Green and orange tiles on cream', 'tiles, bathroom, pattern'],
    [3, 1.4, { background: '#fdf3e6', colors: ['#d9482f', '#f4a52a', '#35507a'], columns: 4 }, 'Kitchen tiles, tomato glaze', 'Hides sauce. Ask how we know.', 'Red and orange painted tiles', 'tiles, kitchen, red'],
    [4, 1, { background: '#f3eef9', colors: ['#7d62b8', '#2d2350', '#f2c14e'], columns: 6 }, 'Violet azulejos', 'From a chapel that has since become a bakery.', 'Violet and yellow painted tiles', 'tiles, purple, pattern'],
    [5, 1.33, { background: '#e6f2ee', colors: ['#1f4d6b', '#2f8f7c', '#f28f7a'], columns: 3 }, 'Pool edge, hand painted', 'One tile is upside down. Finding it is the sport.', 'Large blue and green painted tiles', 'tiles, pool, blue'],
  ]),
  ...picturesOf('knits', drawKnit, [
    [1, 1.2, { background: '#f3ead9', colors: ['#2b3fd9', '#c8452f', '#1f4d46'], motif: 'diamonds' }, 'Yoke pattern, free chart', 'Twenty stitches, one repeat, any yarn.', 'Knitted stitches with diamonds in blue, red and green', 'knitting, wool, pattern'],
    [2, 1.5, { background: '#22305a', colors: ['#f3e9dc', '#e9b44c', '#f2a7b5'], motif: 'crosses' }, 'Fair Isle in ink blue', 'Two colours a row, and both hands busy.', 'A knitted pattern in cream and gold on ink blue', 'knitting, wool, blue'],
    [5, 1.33, { background: '#f9e6df', colors: ['#c8365f', '#7a3356', '#e8734f'], motif: 'hearts' }, 'Hearts for a first cardigan', 'Size three months, worn for two weeks, kept for ever.', 'Knitted hearts on pale pink', 'knitting, wool, pink'],
    [6, 1, { background: '#1f3f37', colors: ['#f1ecd7', '#e3b95a', '#c8553d'], motif: 'diamonds' }, 'Forest mittens, left hand', 'The right hand is next winter.', 'A knitted diamond pattern on dark green', 'knitting, wool, green'],
    [7, 1.5, { background: '#e9e3f4', colors: ['#5a4a9a', '#2f7a8a', '#b9577a'], motif: 'waves' }, 'Lavender waves, lap blanket', 'Long enough for two if they like each other.', 'A knitted wave pattern on lavender', 'knitting, wool, purple'],
    [8, 1.2, { background: '#f4efe0', colors: ['#22222a', '#8a8a96'], motif: 'crosses' }, 'Grey and black, sock weight', 'For feet with a serious job.', 'A knitted cross pattern in black and grey', 'knitting, wool, black and white'],
  ]),
  ...picturesOf('scallops', drawScallops, [
    [1, 1.25, { background: '#1f3f7a', colors: ['#f3efe4', '#2b3fd9', '#f3efe4', '#8fa3ee'] }, 'Seigaiha in three blues', 'An old wish for calm seas, drawn as fans.', 'A pattern of blue and white scalloped waves', 'pattern, waves, blue'],
    [2, 1.5, { background: '#8c3a2a', colors: ['#f6e3c8', '#c8553d', '#f4b942', '#8c3a2a'], shift: 1 }, 'Scallops for a wool rug', 'Woven dense enough for a dog and two children.', 'A scalloped pattern in rust and yellow', 'pattern, rugs, orange'],
    [4, 1.33, { background: '#2f6b55', colors: ['#f1ecd7', '#3f8a6a', '#f1ecd7', '#e3b95a'] }, 'Scale pattern, jade', 'Fish, roof or dress, depending on the size.', 'A scalloped pattern in jade green', 'pattern, green, fabric'],
    [5, 1.2, { background: '#7a3356', colors: ['#fbe6d8', '#d9576b', '#f2a7a0', '#7a3356'], columns: 5, shift: 1 }, 'Mermaid curtain, rose', 'Made for a bathtub with feet.', 'A scalloped pattern in rose and plum', 'pattern, pink, bathroom'],
    [6, 1, { background: '#22222a', colors: ['#f4efe0', '#22222a', '#f4efe0', '#22222a'], columns: 8 }, 'Fans in black and white', 'Looks grey from the tram.', 'A black and white scalloped pattern', 'pattern, black and white'],
    [7, 1.6, { background: '#d98a3a', colors: ['#fff0d0', '#e9a03a', '#c8553d', '#fff0d0'], columns: 4, shift: 2 }, 'Honey scales', 'Four bees approved this pattern.', 'A scalloped pattern in honey colours', 'pattern, yellow, fabric'],
  ]),
];
