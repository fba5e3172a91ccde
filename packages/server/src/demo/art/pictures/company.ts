import { drawCampervan } from '../kinds/campervans.ts';
import { drawCoffees } from '../kinds/coffees.ts';
import { drawDogs } from '../kinds/dogs.ts';
import { drawDresses } from '../kinds/dresses.ts';
import { drawJars } from '../kinds/jars.ts';
import { drawPortrait } from '../kinds/portraits.ts';
import { drawStairs } from '../kinds/stairs.ts';
import { drawUmbrellas } from '../kinds/umbrellas.ts';
import { picturesOf } from '../picture.ts';

export const COMPANY = [
  ...picturesOf('portraits', drawPortrait, [
    [1, 1.33, { mood: 'rose', wears: 'flowers', skin: '#e3ab84', hair: '#3a1d1a' }, 'Midsummer, eyes closed', 'Seven kinds of flowers, picked in silence. Almost.', 'A woman with a wreath of flowers and closed eyes', 'portraits, flowers, pink'],
    [2, 1.45, { mood: 'saffron', wears: 'turban', skin: '#6a3f2a', hair: '#1a1012' }, 'Amber turban, Sunday best', 'The fabric is older than both of us.', 'A person in a patterned turban with closed eyes', 'portraits, style, yellow'],
    [3, 1.25, { mood: 'lagoon', wears: 'hat', skin: '#c98a5f', hair: '#2b1a14' }, 'The hat came back on the tide', 'Lost in June, found in August, improved.', 'A person in a wide coral hat before turquoise', 'portraits, style, summer'],
    [4, 1.4, { mood: 'bower', wears: 'bun', skin: '#f3cdb0', hair: '#c8b48a' }, 'Daisies in a bun', 'They last until the second dance.', 'A woman with daisies in her hair on blue', 'portraits, flowers, blue'],
    [5, 1.5, { mood: 'moss', wears: 'flowers', skin: '#8a5a3c', hair: '#241812' }, 'Gardener on her day off', 'She says she never thinks about the beans.', 'A woman with a green wreath and closed eyes', 'portraits, garden, green'],
    [6, 1.3, { mood: 'plum', wears: 'hat', skin: '#f0c6a4', hair: '#7a3a24' }, 'Opening night, second row', 'The hat had to come off in the end.', 'A person in a yellow hat on plum', 'portraits, style, purple'],
  ]),
  ...picturesOf('dogs', drawDogs, [
    [1, 1.15, { mood: 'mint', count: 1, coats: ['#c98a5f'], ears: ['floppy'] }, 'Good boy, certified', 'He has read the certificate. Parts of it.', 'A brown dog with floppy ears on a green cushion', 'dogs, animals, home'],
    [2, 1, { mood: 'apricot', count: 4, coats: ['#8a5a3c', '#e0c49a', '#5a5560', '#c8743f'], ears: ['floppy', 'pointed'] }, 'Four candidates for the sofa', 'The vote was taken. All four won.', 'Four sitting dogs on coloured cushions', 'dogs, animals, portraits'],
    [3, 1.25, { mood: 'lilac', count: 1, coats: ['#4a4a5a'], ears: ['pointed'] }, 'She heard the fridge', 'From two floors up, through a closed door.', 'A grey dog with pointed ears on a violet cushion', 'dogs, animals, purple'],
    [5, 0.7, { mood: 'sky', count: 2, coats: ['#f0dcc0', '#7a4a34'], ears: ['pointed', 'floppy'] }, 'Waiting for the same ball', 'It is under the cupboard. Everyone knows.', 'Two dogs side by side on blue', 'dogs, animals, blue'],
  ]),
  ...picturesOf('jars', drawJars, [
    [1, 1.25, { mood: 'moss', shelves: 3, labels: ['tomato', 'apricot', 'dill', 'beet', 'lemon', 'carrot', 'beans', 'rhubarb', 'pepper'] }, 'Nine jars against winter', 'Open the apricots last.', 'Nine preserve jars on three shelves', 'kitchen, pantry, food'],
    [3, 1, { mood: 'tomato', shelves: 2, labels: ['harissa', 'honey', 'pesto', 'plum', 'mustard', 'ajvar'] }, 'The spicy end of the pantry', 'Left to right: warm, sweet, green, then it gets serious.', 'Six preserve jars on two shelves', 'kitchen, pantry, spicy'],
    [6, 1.5, { mood: 'rose', shelves: 4, labels: ['May', 'June', 'July', 'August', 'pears', 'figs', 'quince', 'plums', 'kumquat', 'melon', 'cherry', 'rose'] }, 'A year of jam', 'Twelve jars, eleven neighbours, do the sum.', 'Twelve jam jars on four pink shelves', 'kitchen, pantry, pink'],
    [8, 1.2, { mood: 'bower', shelves: 2, labels: ['brine', 'kraut', 'kimchi', 'capers', 'lime', 'chilli'] }, 'Things that bubble', 'Burp daily. The jars, too.', 'Six jars of pickles on blue shelves', 'kitchen, pantry, blue'],
  ]),
  ...picturesOf('stairs', drawStairs, [
    [1, 1.5, { mood: 'rose', flights: 3, arch: true }, 'Up to the blue gate', 'Nobody has counted the steps and got the same number twice.', 'Pink flights of stairs that lead to an arch', 'stairs, pink, architecture'],
    [2, 1.33, { mood: 'lagoon', flights: 2, arch: false }, 'Short cut to the sea', 'Down is easy. Bring water for up.', 'Turquoise stairs under a yellow sun', 'stairs, sea, architecture'],
    [3, 1.6, { mood: 'apricot', flights: 4, arch: true }, 'Four flights before coffee', 'The lift has been away for repairs since spring.', 'Orange flights of stairs that lead to an arch', 'stairs, orange, architecture'],
    [4, 1.25, { mood: 'lilac', flights: 3, arch: false }, 'Steps in the violet hour', 'Sit on the third one. It keeps the warmth.', 'Violet stairs with two plants', 'stairs, purple, evening'],
  ]),
  ...picturesOf('umbrellas', drawUmbrellas, [
    [1, 1.4, { mood: 'tomato', place: 'beach' }, 'Beach, from the lighthouse', 'Ours is the striped one.', 'Beach umbrellas and towels from above', 'beach, summer, sea'],
    [2, 1.25, { mood: 'sky', place: 'rain' }, 'Rain, seen by pigeons', 'They were under the roof and had time.', 'Coloured umbrellas from above in the rain', 'rain, cities, blue'],
    [3, 1.6, { mood: 'candy', place: 'beach' }, 'August, row by row', 'Towels down by seven, or no shade.', 'Pink and orange umbrellas on a beach from above', 'beach, summer, pink'],
    [4, 1, { mood: 'forest', place: 'rain' }, 'The bus is late', 'Nine umbrellas, one timetable, no hope.', 'Umbrellas from above in the rain on green', 'rain, cities, green'],
  ]),
  ...picturesOf('dresses', drawDresses, [
    [1, 1.1, { mood: 'apricot', count: 3 }, 'Three dresses for one wedding', 'It lasts three days. It is that kind of family.', 'Three patterned dresses on a rail', 'dresses, style, weddings'],
    [2, 1.4, { mood: 'bower', count: 1 }, 'Blue dress with pockets', 'Thank you, they are real pockets.', 'A blue dress on a hanger', 'dresses, style, blue'],
    [3, 0.9, { mood: 'candy', count: 3 }, 'Summer rail at the flea market', 'Two for ten, three for twelve, all for a smile.', 'Three dresses in candy colours on a rail', 'dresses, style, pink'],
    [4, 1.2, { mood: 'moss', count: 2 }, 'Cut from curtains', 'The living room has never forgiven us.', 'Two green and ochre dresses on a rail', 'dresses, sewing, green'],
  ]),
  ...picturesOf('campervans', drawCampervan, [
    [1, 1.2, { mood: 'lagoon', place: 'palms', load: 'board' }, 'Engine off, waves on', 'Parked at low tide by someone who reads tables.', 'A coral campervan with a surfboard between palms', 'vans, beach, road trips'],
    [2, 1.35, { mood: 'moss', place: 'pines', load: 'cases' }, 'Red van, tall pines', 'The map ends here, so we did too.', 'A red campervan before pine trees', 'vans, camping, forest'],
    [3, 1, { mood: 'apricot', place: 'desert', load: 'cases' }, 'Two litres of water, nine of tea', 'Desert rules.', 'A teal campervan in an orange desert', 'vans, desert, road trips'],
    [4, 1.5, { mood: 'lilac', place: 'palms', load: 'board' }, 'Yellow van, lilac evening', 'The band starts when the sun is half in.', 'A yellow campervan between palms under a lilac sky', 'vans, beach, evening'],
  ]),
  ...picturesOf('coffees', drawCoffees, [
    [1, 1, { mood: 'cocoa', cups: ['heart', 'fern', 'tulip', 'plain'] }, 'Four cups, one opinion', 'The plain one is for the person who is late.', 'Four cups of coffee from above with milk foam figures', 'coffee, breakfast, food'],
    [2, 1.25, { mood: 'rose', cups: ['heart'] }, 'Flat white with feelings', 'She draws them without looking.', 'A cup of coffee with a foam heart on pink', 'coffee, breakfast, pink'],
    [3, 1.5, { mood: 'mint', cups: ['tulip', 'fern', 'heart', 'tulip', 'plain', 'fern'] }, 'Six for the table by the window', 'Two more and it counts as a meeting.', 'Six cups of coffee from above on mint green', 'coffee, breakfast, green'],
    [4, 1.1, { mood: 'bower', cups: ['fern'] }, 'Fern in a blue cup', 'Gone in nine sips.', 'A cup of coffee with a foam fern on blue', 'coffee, ceramics, blue'],
  ]),
];
