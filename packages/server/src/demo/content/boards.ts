import type { CastName } from '../cast.ts';

export type Privacy = 'public' | 'protected' | 'secret';

export type DemoBoard = {
  key: string;
  owner: CastName;
  name: string;
  description: string;
  privacy?: Privacy;
  /** Kinds of drawing that the owner makes for this board; with `only`, those alone that bear one of the topics. */
  kinds?: readonly string[];
  only?: readonly string[];
  /** Topics that the owner saves here from others, and how many pins at most. */
  gathers?: { topics: readonly string[]; count: number };
  /** A pin goes to the first section that shares a topic or a kind with it. */
  sections?: readonly { title: string; takes: readonly string[] }[];
};

/** The boards of the cast. A picture is made for the first board, from the top, that takes its kind. */
export const BOARDS: readonly DemoBoard[] = [
  {
    key: 'far-and-cold', owner: 'noor', name: 'Far and cold',
    description: 'Places where the soup is the main attraction.',
    kinds: ['landscapes', 'mountain-roads', 'cliff-houses', 'sailboats', 'skylines'], only: ['north', 'winter'],
    gathers: { topics: ['north', 'winter', 'lighthouses'], count: 24 },
  },
  {
    key: 'two-summits', owner: 'noor', name: 'Two summits, one day',
    description: 'Walks on paper first, blisters later.',
    kinds: ['contour-maps', 'mountain-roads'],
    gathers: { topics: ['mountains', 'hiking', 'maps'], count: 28 },
    sections: [{ title: 'On paper', takes: ['maps'] }, { title: 'Roads up', takes: ['road trips', 'vans'] }, { title: 'Views', takes: ['landscapes', 'camping'] }],
  },
  { key: 'not-there', owner: 'noor', name: 'Towns that are not there', description: 'Street plans of places nobody has found yet.', kinds: ['city-maps'], gathers: { topics: ['maps'], count: 10 } },
  { key: 'untold-trip', owner: 'noor', name: 'The trip nobody knows about', description: 'Shh.', privacy: 'secret', gathers: { topics: ['travel', 'camping'], count: 21 } },
  {
    key: 'birds', owner: 'lena', name: 'Birds, obviously',
    description: 'Seen, heard, or made up on a rainy Sunday.',
    kinds: ['birds'],
    gathers: { topics: ['birds'], count: 14 },
    sections: [{ title: 'Garden', takes: ['garden'] }, { title: 'Seasons', takes: ['autumn', 'winter', 'spring'] }],
  },
  { key: 'to-knit', owner: 'lena', name: 'To knit', description: 'Charts, colours and the promise to finish one before starting the next.', kinds: ['knits'], gathers: { topics: ['wool', 'textile', 'quilts'], count: 21 } },
  {
    key: 'under-water', owner: 'lena', name: 'Under water',
    description: 'Hold your breath.',
    kinds: ['sea-animals'],
    gathers: { topics: ['fish', 'sea'], count: 21 },
    sections: [{ title: 'Whales and turtles', takes: ['whales', 'turtles'] }, { title: 'Shoals', takes: ['fish'] }, { title: 'Jellyfish', takes: ['jellyfish'] }],
  },
  { key: 'presents', owner: 'lena', name: 'Presents, do not look', description: 'Tomás, this means you.', privacy: 'secret', gathers: { topics: ['kitchen', 'music', 'home'], count: 21 } },
  {
    key: 'still-lifes', owner: 'ines', name: 'Still lifes',
    description: 'Jugs that hold still. Flowers that do not.',
    kinds: ['still-lifes', 'bloom'],
    gathers: { topics: ['vases', 'flowers', 'ceramics'], count: 28 },
    sections: [{ title: 'In spring', takes: ['spring'] }, { title: 'After dark', takes: ['night'] }],
  },
  {
    key: 'tiles', owner: 'ines', name: 'Tiles',
    description: 'Floors I would sit on all afternoon.',
    kinds: ['azulejos', 'geometric-tiles'],
    gathers: { topics: ['tiles', 'bathroom', 'terrazzo'], count: 24 },
    sections: [{ title: 'Painted', takes: ['azulejos'] }, { title: 'By compass', takes: ['geometry'] }],
  },
  { key: 'ceramics', owner: 'ines', name: 'Ceramics to try', description: 'Glazes, handles, lids that fit.', kinds: ['teapots'], gathers: { topics: ['ceramics', 'tea', 'pottery'], count: 14 } },
  { key: 'terrace', owner: 'ines', name: 'Terrace', description: 'Four square metres, grand plans.', kinds: ['pools'], gathers: { topics: ['plants', 'summer', 'pool', 'cacti'], count: 32 } },
  {
    key: 'sun-mostly', owner: 'priya', name: 'Sun, mostly',
    description: 'Light going up, light going down.',
    kinds: ['gradient-suns', 'landscapes'],
    gathers: { topics: ['sunset', 'desert', 'evening'], count: 28 },
    sections: [{ title: 'Gradients', takes: ['gradient'] }, { title: 'Hills and dunes', takes: ['landscapes'] }],
  },
  { key: 'wallpapers', owner: 'priya', name: 'Phone wallpapers', description: 'Tall, calm, nothing behind the clock.', gathers: { topics: ['wallpaper', 'gradient', 'night'], count: 35 } },
  { key: 'currents', owner: 'priya', name: 'Currents', description: 'Lines that know where they are going.', kinds: ['currents', 'breathing'], gathers: { topics: ['generative', 'geometry'], count: 18 } },
  { key: 'marigolds', owner: 'priya', name: 'Marigolds and mandalas', description: 'Festival colours for ordinary weeks.', kinds: ['mandalas'], gathers: { topics: ['yellow', 'festivals'], count: 24 } },
  {
    key: 'cut-paper', owner: 'yuki', name: 'Cut paper',
    description: 'Knife, mat, patience.',
    kinds: ['cut-leaves', 'paper-layers'],
    gathers: { topics: ['paper', 'craft', 'printmaking'], count: 24 },
    sections: [{ title: 'Layers', takes: ['paper-layers'] }, { title: 'Leaves', takes: ['leaves'] }],
  },
  { key: 'folded', owner: 'yuki', name: 'Folded', description: 'One sheet, no glue.', kinds: ['origami'], gathers: { topics: ['paper', 'birds'], count: 14 } },
  { key: 'letters', owner: 'yuki', name: 'Letters I like', description: 'Mostly the ones with a tail.', kinds: ['letter-posters'], gathers: { topics: ['typography', 'words'], count: 21 } },
  { key: 'shelves', owner: 'yuki', name: 'Shelves, full', description: 'Books I have read, books I will read, books that hold up the others.', kinds: ['bookshelves'], gathers: { topics: ['books', 'shelves'], count: 14 } },
  {
    key: 'blue-rooms', owner: 'mei', name: 'Blue rooms',
    description: 'Every shade from fog to midnight.',
    kinds: ['isometric-rooms', 'sofa-walls'], only: ['blue'],
    gathers: { topics: ['rooms', 'living room', 'blue'], count: 35 },
    sections: [{ title: 'To sit in', takes: ['living room', 'sofa', 'chairs'] }, { title: 'To sleep in', takes: ['bedroom'] }, { title: 'Small blue things', takes: ['tiles', 'ceramics', 'shoes', 'watches'] }],
  },
  { key: 'tiny-rooms', owner: 'mei', name: 'Tiny rooms', description: 'Fourteen square metres is plenty.', kinds: ['isometric-rooms'], gathers: { topics: ['rooms', 'bedroom', 'home'], count: 21 } },
  { key: 'forgiving-plants', owner: 'mei', name: 'Plants that forgive', description: 'Watered on the days I remember.', kinds: ['plant-shelves'], gathers: { topics: ['plants', 'botany'], count: 24 } },
  { key: 'prickly', owner: 'mei', name: 'Prickly', description: 'Look, do not hug.', kinds: ['cacti'], gathers: { topics: ['cacti', 'agaves', 'plants'], count: 14 } },
  { key: 'window-cats', owner: 'mei', name: 'He owns the window', description: 'One cat, several candidates.', kinds: ['window-cats'], gathers: { topics: ['cats', 'windows'], count: 10 } },
  {
    key: 'posters', owner: 'jonas', name: 'Posters that talk',
    description: 'Few words, large type.',
    kinds: ['worded-posters'],
    gathers: { topics: ['posters', 'typography', 'words'], count: 28 },
    sections: [{ title: 'Single letters', takes: ['letters', 'numbers'] }, { title: 'Sentences', takes: ['words'] }],
  },
  { key: 'sleeves', owner: 'jonas', name: 'Sleeves', description: 'Bought for the cover, kept for side B.', kinds: ['record-sleeves'], gathers: { topics: ['music', 'covers'], count: 14 } },
  { key: 'strings', owner: 'jonas', name: 'Strings', description: 'Three chords and a good wall to lean on.', kinds: ['guitars'], gathers: { topics: ['guitars', 'music'], count: 10 } },
  { key: 'old-bicycles', owner: 'jonas', name: 'Very old bicycles', description: 'Mine is none of these. Mine is worse.', kinds: ['bicycles'], gathers: { topics: ['bicycles', 'road trips'], count: 14 } },
  {
    key: 'made-to-last', owner: 'jonas', name: 'Made to last',
    description: 'One good thing instead of three.',
    kinds: ['products', 'watches'],
    gathers: { topics: ['design', 'leather', 'kitchen'], count: 18 },
    sections: [{ title: 'Kitchen', takes: ['kitchen', 'ceramics', 'food'] }, { title: 'Wrist', takes: ['watches'] }, { title: 'Home', takes: ['home', 'lamps', 'chairs'] }],
  },
  { key: 'floors', owner: 'oskar', name: 'Floors that moved to the wall', description: 'Drawn with a carpenter’s pencil.', kinds: ['bauhaus-grids', 'terrazzo'], gathers: { topics: ['floors', 'geometry', 'wood', 'pattern'], count: 35 } },
  { key: 'quilts', owner: 'oskar', name: 'Quilts, carefully', description: 'Joinery in cotton.', kinds: ['quilts'], gathers: { topics: ['quilts', 'textile', 'sewing'], count: 14 } },
  { key: 'fans', owner: 'oskar', name: 'Fans and scales', description: 'The same arc, a thousand times.', kinds: ['scallops'], gathers: { topics: ['pattern', 'fabric'], count: 21 } },
  { key: 'leaf-grids', owner: 'oskar', name: 'Leaves in a grid', description: 'Nature, tidied.', kinds: ['leaf-mosaics'], gathers: { topics: ['leaves', 'seeds'], count: 14 } },
  { key: 'workshop', owner: 'oskar', name: 'For the workshop wall', description: 'Only for people who know where the key is.', privacy: 'protected', gathers: { topics: ['charts', 'wood', 'knots'], count: 18 } },
  {
    key: 'streets', owner: 'elif', name: 'Streets with opinions',
    description: 'House fronts, shoulder to shoulder.',
    kinds: ['facades', 'skylines'],
    gathers: { topics: ['houses', 'cities', 'villages'], count: 32 },
    sections: [{ title: 'By the water', takes: ['canals', 'harbour', 'water'] }, { title: 'At night', takes: ['night'] }],
  },
  { key: 'doors', owner: 'elif', name: 'Doors', description: 'I never ring. I only look.', kinds: ['doors'], gathers: { topics: ['doors', 'houses'], count: 10 } },
  { key: 'markets', owner: 'elif', name: 'Markets', description: 'Go early, go hungry, bring coins.', kinds: ['stalls'], gathers: { topics: ['markets', 'fruit', 'bread', 'flowers'], count: 28 } },
  { key: 'cliffs', owner: 'elif', name: 'Villages on cliffs', description: 'Stairs, stairs, cat, stairs.', kinds: ['cliff-houses'], gathers: { topics: ['villages', 'travel'], count: 18 } },
  {
    key: 'sunday-cooking', owner: 'tomas', name: 'Sunday cooking',
    description: 'Starts on Saturday, ends on Monday.',
    kinds: ['plates'],
    gathers: { topics: ['recipes', 'food', 'olive'], count: 28 },
    sections: [{ title: 'Baking', takes: ['baking', 'cakes'] }, { title: 'Dinner', takes: ['dinner', 'noodles'] }, { title: 'Breakfast', takes: ['breakfast'] }],
  },
  { key: 'cakes', owner: 'tomas', name: 'Cakes for no reason', description: 'A reason can be found afterwards.', kinds: ['cakes'], gathers: { topics: ['baking', 'birthdays', 'chocolate'], count: 14 } },
  { key: 'cold-and-sweet', owner: 'tomas', name: 'Cold and sweet', description: 'Eat fast.', kinds: ['ice-creams'], gathers: { topics: ['ice cream', 'summer'], count: 14 } },
  { key: 'fruit-paper', owner: 'tomas', name: 'Fruit paper', description: 'For drawers, jars and the inside of lids.', kinds: ['fruit-patterns'], gathers: { topics: ['fruit', 'pattern'], count: 21 } },
  { key: 'birthday-menu', owner: 'tomas', name: 'Menu for Lena’s birthday', description: 'She thinks it is a quiet dinner.', privacy: 'secret', gathers: { topics: ['flowers', 'cheese', 'candles', 'records'], count: 18 } },
  { key: 'paint-cards', owner: 'amara', name: 'Paint cards', description: 'Mixed in the shop, named after lunch.', kinds: ['colour-cards'], gathers: { topics: ['palettes', 'colour'], count: 21 } },
  { key: 'brave-walls', owner: 'amara', name: 'Brave walls', description: 'Before you ask: yes, the whole wall.', kinds: ['sofa-walls'], gathers: { topics: ['living room', 'rooms', 'sofa'], count: 21 } },
  { key: 'shoes', owner: 'amara', name: 'Shoes I did not buy', description: 'A study in restraint.', kinds: ['sneakers'], gathers: { topics: ['shoes', 'style', 'bags'], count: 21 } },
  { key: 'closed-eyes', owner: 'amara', name: 'Eyes closed', description: 'Portraits of people who are listening.', kinds: ['portraits'], gathers: { topics: ['portraits', 'style'], count: 12 } },
  { key: 'rail', owner: 'priya', name: 'On the rail', description: 'Twirl first, decide later.', kinds: ['dresses'], gathers: { topics: ['dresses', 'style', 'sewing'], count: 12 } },
  { key: 'good-dogs', owner: 'sam', name: 'All of them good', description: 'No exceptions were found.', kinds: ['dogs'], gathers: { topics: ['dogs', 'cats', 'animals'], count: 12 } },
  { key: 'stairs', owner: 'elif', name: 'Stairs, up', description: 'Down is somebody else’s board.', kinds: ['stairs'], gathers: { topics: ['architecture', 'stairs', 'doors'], count: 10 } },
  { key: 'from-above', owner: 'elif', name: 'Seen from above', description: 'Balconies are for looking down.', kinds: ['umbrellas'], gathers: { topics: ['beach', 'pool', 'rain', 'maps'], count: 14 } },
  { key: 'vans', owner: 'noor', name: 'Vans we would live in', description: 'For a week. In July.', kinds: ['campervans'], gathers: { topics: ['vans', 'camping', 'road trips'], count: 12 } },
  { key: 'pantry', owner: 'tomas', name: 'Pantry', description: 'Labelled, dated, hidden from the children.', kinds: ['jars'], gathers: { topics: ['pantry', 'kitchen', 'cheese'], count: 10 } },
  { key: 'second-cup', owner: 'mei', name: 'Second cup', description: 'The first one was for waking up.', kinds: ['coffees'], gathers: { topics: ['coffee', 'tea', 'breakfast'], count: 12 } },
  { key: 'school-charts', owner: 'amara', name: 'Charts for the classroom', description: 'Things in rows, with their names.', kinds: ['wall-charts'], gathers: { topics: ['charts', 'collections', 'butterflies'], count: 21 } },
  { key: 'pink', owner: 'amara', name: 'Pink, seriously', description: 'It is a colour like any other, only better.', gathers: { topics: ['pink'], count: 46 } },
  {
    key: 'night-shift', owner: 'sam', name: 'Night shift',
    description: 'For people who are awake anyway.',
    kinds: ['tents', 'star-charts', 'orbits'],
    gathers: { topics: ['night', 'stars', 'moon'], count: 38 },
    sections: [{ title: 'Sky', takes: ['stars', 'moon'] }, { title: 'Outside', takes: ['camping', 'landscapes', 'mountains'] }, { title: 'Windows', takes: ['houses', 'cats', 'rooms', 'cities'] }],
  },
  { key: 'in-the-air', owner: 'sam', name: 'Things in the air', description: 'Held by string, gas or hope.', kinds: ['balloons', 'kites'], gathers: { topics: ['sky', 'balloons', 'kites'], count: 14 } },
  { key: 'salt', owner: 'sam', name: 'Salt', description: 'Boats, lighthouses, wet sleeves.', kinds: ['sailboats', 'tide'], gathers: { topics: ['sea', 'boats', 'lighthouses'], count: 28 } },
  { key: 'pressed', owner: 'sam', name: 'Pressed and drawn', description: 'From the botany bag.', kinds: ['botanicals'], gathers: { topics: ['botany', 'herbs', 'mushrooms'], count: 18 } },
  { key: 'swim-list', owner: 'sam', name: 'Swim list', description: 'Cold water, by temperature. Ask me for the link.', privacy: 'protected', gathers: { topics: ['pool', 'lakes', 'sea'], count: 21 } },
];
