import { drawCacti } from '../kinds/cacti.ts';
import { drawCake } from '../kinds/cakes.ts';
import { drawIceCreams } from '../kinds/ice-creams.ts';
import { drawPlantShelf } from '../kinds/plant-shelves.ts';
import { drawSeaAnimals } from '../kinds/sea-animals.ts';
import { picturesOf } from '../picture.ts';

export const LIVING = [
  ...picturesOf('sea-animals', drawSeaAnimals, [
    [1, 1.33, { mood: 'sky', scene: 'whale' }, 'A whale, not to scale', 'The real one did not fit on the sheet.', 'A dark blue whale under water', 'whales, sea, animals'],
    [3, 1.5, { mood: 'lagoon', scene: 'shoal' }, 'Rush hour at the reef', 'Nobody bumps into anybody. How?', 'A shoal of colourful fish in turquoise water', 'fish, sea, animals'],
    [5, 1.7, { mood: 'lilac', scene: 'jellies' }, 'Five jellyfish, rising', 'No brain, no plans, excellent posture.', 'Five jellyfish in violet water', 'jellyfish, sea, wallpaper'],
    [7, 1.25, { mood: 'mint', scene: 'reef' }, 'Turtle over the coral garden', 'She has been late since 1962.', 'A turtle above corals in green water', 'turtles, sea, animals'],
    [9, 1.1, { mood: 'rose', scene: 'whale' }, 'Whale at sunset', 'It breathed out, and the whole boat did too.', 'A whale in rose coloured water', 'whales, sea, pink'],
    [12, 1.25, { mood: 'saffron', scene: 'shoal' }, 'Goldfish with ambitions', 'Last seen heading for the open pond.', 'Fish in golden water', 'fish, animals, yellow'],
    [15, 1.5, { mood: 'bower', scene: 'jellies' }, 'Lanterns of the deep', 'They switch on when nobody needs a light.', 'Jellyfish in deep blue water', 'jellyfish, sea, blue'],
    [18, 1.4, { mood: 'lagoon', scene: 'reef' }, 'Coral, labelled by nobody', 'Some of it is animal, some of it is rumour.', 'A turtle and coral in turquoise water', 'turtles, sea, coral'],
  ]),
  ...picturesOf('cacti', drawCacti, [
    [2, 1.25, { mood: 'apricot', rows: 2 }, 'Window cacti, watered monthly', 'They thrive on being forgotten.', 'Six potted cacti in apricot colours', 'cacti, plants, windows'],
    [4, 1.5, { mood: 'mint', rows: 3 }, 'Nine prickly tenants', 'Rent is paid in flowers, once a year, at night.', 'Nine potted cacti on mint shelves', 'cacti, plants, collections'],
    [6, 0.85, { mood: 'bower', rows: 1 }, 'Three on the sill', 'Do not let the cat choose the spot.', 'Three cacti in blue pots', 'cacti, plants, blue'],
    [9, 1.33, { mood: 'rose', rows: 2 }, 'Desert in terracotta and rose', 'All of the drama, none of the sand.', 'Six cacti in rose coloured pots', 'cacti, plants, pink'],
    [12, 1.6, { mood: 'lagoon', rows: 3 }, 'Cactus ladder', 'The tall one started on the bottom shelf.', 'Nine cacti with turquoise pots', 'cacti, plants, shelves'],
  ]),
  ...picturesOf('plant-shelves', drawPlantShelf, [
    [1, 1.33, { mood: 'sand', shelves: 3 }, 'Plants that forgive', 'Twelve that survived my holidays.', 'Three shelves of house plants in sand colours', 'plants, shelves, home'],
    [3, 1.6, { mood: 'rose', shelves: 4 }, 'The green wall, week thirty', 'Started with one cutting in a jam jar.', 'Four shelves of plants on pink', 'plants, shelves, pink'],
    [5, 1.25, { mood: 'sky', shelves: 3 }, 'North window regulars', 'No direct sun, plenty of gossip.', 'House plants on shelves before light blue', 'plants, shelves, blue'],
    [8, 1.5, { mood: 'lilac', shelves: 4 }, 'Cuttings to give away', 'Take two. Take three, really.', 'Plants in jars and pots on lilac shelves', 'plants, cuttings, home'],
    [11, 1, { mood: 'olive', shelves: 2 }, 'Eight pots above the desk', 'The one on the left attends all my calls.', 'Two shelves of plants on olive', 'plants, desk, home'],
    [14, 1.4, { mood: 'night', shelves: 3 }, 'Plants after dark', 'They stretch when the lamp goes off.', 'Three shelves of plants in a dark blue room', 'plants, night, home'],
  ]),
  ...picturesOf('cakes', drawCake, [
    [1, 1.25, { mood: 'candy', tiers: 2, top: 'candles' }, 'Two tiers, five candles', 'She blew them out in one breath and asked for more.', 'A pink cake with candles and bunting', 'cakes, birthdays, baking'],
    [3, 1.5, { mood: 'rose', tiers: 3, top: 'flowers' }, 'Wedding cake with garden flowers', 'Picked at six, iced at seven, gone by ten.', 'A three tier cake with flowers', 'cakes, weddings, flowers'],
    [5, 1, { mood: 'cocoa', tiers: 1, top: 'berries' }, 'Chocolate cake for a Tuesday', 'No occasion needed. Recipe in the link.', 'A chocolate cake with berries', 'cakes, chocolate, baking'],
    [7, 1.33, { mood: 'mint', tiers: 2, top: 'berries' }, 'Pistachio and raspberry, two tiers', 'Green because of nuts, pink because of patience.', 'A green cake with red berries', 'cakes, baking, recipes'],
    [9, 1.2, { mood: 'saffron', tiers: 2, top: 'flowers' }, 'Honey cake with edible marigolds', 'The bees were asked first.', 'A yellow cake with flowers', 'cakes, honey, flowers'],
    [11, 1.4, { mood: 'lilac', tiers: 3, top: 'candles' }, 'Lavender cake, half a century', 'Fifty would not fit, so five stand for ten each.', 'A violet three tier cake with candles', 'cakes, birthdays, purple'],
  ]),
  ...picturesOf('ice-creams', drawIceCreams, [
    [1, 1.5, { mood: 'candy', form: 'cones', columns: 2 }, 'Four cones, three seconds left', 'Eat first, photograph never.', 'Four ice cream cones on pink fields', 'ice cream, summer, food'],
    [3, 1.5, { mood: 'mint', form: 'lollies', columns: 3 }, 'Lollies from the corner shop', 'Melon, mint and the one that stains.', 'Nine ice lollies in mint and coral', 'ice cream, summer, pattern'],
    [5, 1.4, { mood: 'apricot', form: 'cones', columns: 1 }, 'Triple scoop on a dare', 'The cherry was free. The shirt was not.', 'One big ice cream cone', 'ice cream, summer, food'],
    [7, 1, { mood: 'lagoon', form: 'lollies', columns: 2 }, 'Pool bar lollies', 'Best before the tide comes in.', 'Ice lollies in turquoise', 'ice cream, pool, summer'],
    [9, 1.5, { mood: 'lilac', form: 'cones', columns: 3 }, 'Nine flavours nobody expected', 'Ube, fig, black sesame. Yes to all.', 'Nine ice cream cones in violet', 'ice cream, food, pattern'],
  ]),
];
