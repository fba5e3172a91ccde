/** What a person expects of a query: by the kinds of drawing and by the ids of single ones. */
export interface Judgement {
  readonly query: string;
  /** The language of the person's pages; English without it. */
  readonly language?: 'de' | 'ja' | 'ar';
  /** Exactly this. */
  readonly best: readonly string[];
  /** Not wrong either. */
  readonly good?: readonly string[];
}

/**
 * Queries as people type them, over the demo world. A name of a kind, such as `window-cats`, stands for all of its pictures. They
 * were judged by the pictures and their words, not by what a search found.
 */
export const JUDGEMENTS: readonly Judgement[] = [
  { query: 'cat', best: ['window-cats'] },
  { query: 'cats on a window sill', best: ['window-cats'] },
  { query: 'grey cat', best: ['grey-cat-off-duty'], good: ['window-cats'] },
  { query: 'dogs', best: ['dogs'] },
  { query: 'birds', best: ['birds'], good: ['a-palette-from-one-bird'] },
  { query: 'robin', best: ['robin-in-november'] },
  { query: 'kingfisher', best: ['kingfisher-sitting-still-for-once'], good: ['a-palette-from-one-bird'] },
  { query: 'whales', best: ['a-whale-not-to-scale', 'whale-at-sunset'] },
  { query: 'jellyfish', best: ['five-jellyfish-rising', 'lanterns-of-the-deep'] },
  { query: 'fox', best: ['one-fox-from-one-square', 'a-skulk-of-foxes'] },
  { query: 'cake', best: ['cakes'] },
  { query: 'wedding cake', best: ['wedding-cake-with-garden-flowers'], good: ['cakes'] },
  { query: 'chocolate cakes', best: ['chocolate-cake-for-a-tuesday'], good: ['cakes'] },
  { query: 'tart', best: ['blueberry-and-raspberry-tart-no-blind-baking', 'strawberry-tart-summer-rules'] },
  { query: 'noodles', best: ['spicy-noodles-for-two', 'shoyu-ramen-in-forty-minutes'] },
  { query: 'salads', best: ['garden-salad-with-feta', 'salad-that-counts-as-dinner'] },
  { query: 'lemon', best: ['lemon-paper-for-drawers', 'lemons-at-midnight'], good: ['winter-citrus-plate'] },
  { query: 'cherry', best: ['cherry-wrapping-paper', 'cherries-on-a-pink-tin'] },
  { query: 'strawberries', best: ['strawberries-for-the-picnic-cloth', 'strawberry-tart-summer-rules'] },
  { query: 'ice cream', best: ['ice-creams'] },
  { query: 'coffee', best: ['coffees'], good: ['four-flights-before-coffee'] },
  { query: 'jam', best: ['a-year-of-jam'], good: ['jars'] },
  { query: 'tiles', best: ['geometric-tiles', 'azulejos'], good: ['petal-tiles-for-a-small-bathroom', 'terrazzo'] },
  { query: 'kitchen tiles', best: ['kitchen-tiles-tomato-glaze'], good: ['terrazzo-we-would-tile-a-whole-kitchen-in', 'azulejos'] },
  { query: 'azulejo', best: ['azulejos'] },
  { query: 'terrazzo', best: ['terrazzo'] },
  { query: 'a pattern for the bathroom floor', best: ['zellige-pattern-for-the-bathroom-floor'] },
  { query: 'sofa', best: ['sofa-walls'], good: ['coral-living-room-teal-sofa', 'four-candidates-for-the-sofa'] },
  { query: 'blue living room', best: ['tiny-blue-living-room'], good: ['isometric-rooms', 'sofa-walls'] },
  { query: 'bedroom', best: ['a-bedroom-in-six-square-metres', 'bedroom-for-light-sleepers'] },
  { query: 'bookshelves', best: ['bookshelves'] },
  { query: 'plants', best: ['plant-shelves'], good: ['cacti', 'botanicals'] },
  { query: 'cactus', best: ['cacti'] },
  { query: 'reading lamp', best: ['field-lamp-clay', 'field-lamp-violet'], good: ['reading-corner-evening', 'night-studio-lamp-on'] },
  { query: 'lamps', best: ['field-lamp-clay', 'field-lamp-violet'], good: ['night-studio-lamp-on', 'moths-at-the-kitchen-lamp'] },
  { query: 'chair', best: ['shell-chair-cobalt-wool', 'shell-chair-rust-wool'] },
  { query: 'mugs', best: ['glazed-mug-sea-green', 'glazed-mug-bower-blue'] },
  { query: 'teapot', best: ['teapots'] },
  { query: 'watches', best: ['watches'] },
  { query: 'headphones', best: ['headphones-ink-and-honey'] },
  { query: 'shoes', best: ['sneakers', 'trail-runner-moss'] },
  { query: 'blue dress', best: ['blue-dress-with-pockets'], good: ['dresses'] },
  { query: 'dresses', best: ['dresses'] },
  { query: 'quilts', best: ['quilts'], good: ['quilt-blocks-for-the-guest-bed'] },
  { query: 'knitting pattern', best: ['knits'] },
  { query: 'mittens', best: ['forest-mittens-left-hand'] },
  { query: 'guitar', best: ['guitars'] },
  { query: 'record', best: ['record-sleeves'] },
  { query: 'bicycles', best: ['bicycles'] },
  { query: 'tent', best: ['tents'] },
  { query: 'van', best: ['campervans'], good: ['bread-van-wednesdays-only'] },
  { query: 'balloons', best: ['balloons'] },
  { query: 'kite', best: ['kites'] },
  { query: 'origami crane', best: ['four-cranes-996-to-go', 'saffron-crane'], good: ['origami'] },
  { query: 'origami', best: ['origami'] },
  { query: 'mandala', best: ['mandalas'] },
  { query: 'moon phases', best: ['a-month-of-moons'] },
  { query: 'star chart', best: ['star-charts'] },
  { query: 'mushroom', best: ['mushroom-wall-chart'] },
  { query: 'butterfly', best: ['butterflies-of-one-summer'] },
  { query: 'doors', best: ['doors'] },
  { query: 'umbrella', best: ['umbrellas'] },
  { query: 'stairs', best: ['stairs'], good: ['stairs-for-a-very-small-king'] },
  { query: 'posters', best: ['worded-posters', 'letter-posters'] },
  { query: 'tulips', best: ['first-tulips-of-the-year', 'lilac-hour-with-apricot-tulips'] },
  { query: 'wedding', best: ['wedding-cake-with-garden-flowers', 'three-dresses-for-one-wedding'] },
  { query: 'bycicle', best: ['bicycles'] },
  { query: 'teapto', best: ['teapots'] },
  { query: 'stricken', language: 'de', best: ['knits'], good: ['scallops-for-a-wool-rug', 'diamond-patchwork-wool-scraps'] },
  { query: 'Mandalas', language: 'de', best: ['mandalas'] },
  { query: '編み物', language: 'ja', best: ['knits'], good: ['scallops-for-a-wool-rug', 'diamond-patchwork-wool-scraps'] },
  { query: 'الحياكة', language: 'ar', best: ['knits'], good: ['scallops-for-a-wool-rug', 'diamond-patchwork-wool-scraps'] },
];
