import { drawContourMap } from '../kinds/contour-maps.ts';
import { drawFacades } from '../kinds/facades.ts';
import { drawGradientSun } from '../kinds/gradient-suns.ts';
import { drawLandscape } from '../kinds/landscapes.ts';
import { drawPool } from '../kinds/pools.ts';
import { drawStarChart } from '../kinds/star-charts.ts';
import { drawTent } from '../kinds/tents.ts';
import { picturesOf } from '../picture.ts';

export const LANDSCAPES = [
  ...picturesOf('landscapes', drawLandscape, [
    [11, 1.5, { colors: ['#f9d9b0', '#f4a787', '#e07a6a', '#d9695a', '#5c2a4d', '#fff1cf'], dunes: true, layers: 6, birds: true }, 'Evening dunes, five layers of paint', 'Five passes of the brush, one for each minute of the light.', 'A low sun over rose coloured dunes', 'desert, sunset, landscapes'],
    [4, 1.25, { colors: ['#cfe8ef', '#a9d3df', '#e9e3d2', '#7fb2bd', '#123c4c', '#fffbe6'], layers: 6, trees: true, birds: true }, 'Fjord in the morning', 'The ferry is late and nobody minds.', 'Misty blue mountains and firs under a pale sun', 'mountains, north, landscapes'],
    [22, 1.78, { colors: ['#23204d', '#6a4a8a', '#f29c8f', '#7a5a9a', '#1a1736', '#ffe2b0'], layers: 7, trees: true, stars: true, sunRadius: 48 }, 'Alpenglow, phone wallpaper', 'The mountains hold on to the light longer than we do.', 'Violet mountains at dusk with stars', 'mountains, wallpaper, evening'],
    [9, 1.33, { colors: ['#ffd7a8', '#ffb38a', '#f08a7a', '#b0647a', '#3a2b52', '#fff4da'], layers: 4, lake: true, sunRadius: 58, sunHeight: 0.34, trees: true }, 'The quiet hour at the lake', 'Even the ducks keep their voices down.', 'Sunset over still water with wooded hills', 'lakes, sunset, landscapes'],
    [31, 1.4, { colors: ['#dff0ea', '#b9dccb', '#f4ecd2', '#8fbfa5', '#1f4d42', '#fffdf0'], layers: 7, trees: true, birds: true }, 'Green valley, after the rain', 'Everything drips and nothing complains.', 'Layered green hills with firs under a pale sun', 'landscapes, green, mountains'],
    [36, 1.6, { colors: ['#1b2a52', '#35507f', '#d9a68f', '#5a7396', '#101a33', '#fbe8c8'], layers: 6, stars: true, lake: true, sunRadius: 40 }, 'Last light on the reservoir', 'The dam hums, the stars come out, the sandwiches are gone.', 'Dark blue hills, stars and a lake at dusk', 'landscapes, night, lakes'],
    [40, 1.1, { colors: ['#fdf0c8', '#fbd68a', '#f2a65a', '#e98f4a', '#7a3a2a', '#fff9e0'], dunes: true, layers: 7, sunHeight: 0.24 }, 'Sand in every pocket', 'Three days later it still falls out of the books.', 'Golden dunes under a hazy sun', 'desert, landscapes, yellow'],
    [44, 1.3, { colors: ['#f6dfe8', '#eebfd0', '#f9e9dc', '#c98aa8', '#5a2f58', '#fff4ea'], layers: 5, trees: true, birds: true, sunRadius: 54 }, 'Pink fog, then hills', 'It lifted at nine. We were on the second coffee.', 'Pink misty hills with trees', 'landscapes, pink, morning'],
    [49, 2, { colors: ['#0f1f3d', '#1f4a73', '#5fa8b8', '#2f7a8a', '#0a1a2c', '#e9f7f0'], layers: 8, stars: true, trees: true, sunRadius: 36, sunHeight: 0.2 }, 'Tall pines, small moon', 'Made for a phone, tested on a hill.', 'A tall night landscape with pines in blue green', 'wallpaper, night, mountains'],
  ]),
  ...picturesOf('tents', drawTent, [
    [6, 1.5, { colors: ['#0f1638', '#2b2f6a', '#c9718a', '#4a4a86', '#12162e', '#f8ecc8'] }, 'First night out', 'The zip, the owl, the silence, in that order.', 'A glowing orange tent under stars and hills', 'camping, night, mountains'],
    [14, 1.3, { colors: ['#1f3a3a', '#3f6f62', '#e9b98a', '#4f7f6a', '#12231f', '#fbeecb'], tent: ['#f2c14e', '#fff0c0', '#c98f2a'] }, 'Yellow tent, green evening', 'Dinner was noodles. Dinner is always noodles.', 'A yellow tent before green hills', 'camping, evening, green'],
    [23, 1.6, { colors: ['#2a1a3d', '#5a3a6a', '#f29c7a', '#6a4a7a', '#1a1028', '#ffe2b0'], tent: ['#4f8fb0', '#ffe6a8', '#2f6a8a'] }, 'Blue tent at the edge of the wood', 'The kettle is the alarm clock.', 'A blue tent under violet stars', 'camping, night, purple'],
  ]),
  ...picturesOf('contour-maps', drawContourMap, [
    [4, 1.33, { background: '#e7ecd8', low: '#d9e3c0', high: '#8fb07a', line: '#56724a', path: '#d9482f' }, 'Two summits, one day', 'Start early, the second summit is further than it looks.', 'A contour map in greens with a red path', 'maps, hiking, mountains'],
    [13, 1.6, { background: '#dfe9f5', low: '#c3d7ee', high: '#2b4f9a', line: '#3f66a8', path: '#f08a24' }, 'Chart of a made-up bay', 'The depths are guesses, the anchor is not.', 'A blue contour map with an orange route', 'maps, sea, blue'],
    [21, 1.2, { background: '#f6e6d6', low: '#f2d3b8', high: '#c8653f', line: '#8a3f2a', path: '#1f4d6b' }, 'Volcano walk, anticlockwise', 'Clockwise has the better cake at the end, but the wind.', 'A contour map in rust with a blue path', 'maps, hiking, volcanoes'],
    [29, 1.45, { background: '#ece6f5', low: '#d9cdec', high: '#6f56a8', line: '#543f88', path: '#e9a03a' }, 'The ridge nobody names', 'Locals just call it up there.', 'A violet contour map with a yellow path', 'maps, hiking, purple'],
  ]),
  ...picturesOf('star-charts', drawStarChart, [
    [6, 1.5, { background: '#131a3c', ink: '#f3e3b8', glow: '#ffd98a', title: 'OCTOBER', subtitle: 'NORTHERN SKY · 60° N' }, 'October sky, northern half', 'Take it outside, turn it round, wait for your eyes.', 'A star chart in navy and gold', 'stars, night, charts'],
    [19, 1.4, { background: '#f2e6d3', ink: '#8c2f2a', glow: '#d9542f', title: 'SOUTH', subtitle: 'SKY OVER THE KAROO · JULY' }, 'Star chart, southern winter', 'Drawn on a farm where the nearest lamp is a neighbour.', 'A star chart in red ink on paper', 'stars, charts, travel'],
    [33, 1.5, { background: '#10302f', ink: '#dff0dc', glow: '#f4d98a', title: 'APRIL', subtitle: 'FROM THE ORCHARD' }, 'April sky over the orchard', 'Blossoms below, Leo above.', 'A star chart in deep green', 'stars, night, spring'],
    [41, 1.33, { background: '#f1ecf7', ink: '#4a3a78', glow: '#d9823f', title: 'JUNE', subtitle: 'WHITE NIGHTS · 62° N' }, 'White nights, hardly a star', 'The shortest chart we ever made.', 'A star chart in violet on pale paper', 'stars, charts, north'],
    [52, 1.6, { background: '#241322', ink: '#f4d6c8', glow: '#ef7f6a', title: 'DECEMBER', subtitle: 'LONG NIGHTS, WARM SOCKS' }, 'December, long nights', 'More sky per evening than any other month.', 'A star chart in plum and coral', 'stars, night, winter'],
  ]),
  ...picturesOf('gradient-suns', drawGradientSun, [
    [1, 1.5, { sky: ['#ffd2b8', '#f7a6a0', '#c98ad0'], sun: ['#fff3d6', '#ff9a5a', '#e0457a'] }, 'Sun gradient wallpaper', 'Fits behind icons without starting a fight.', 'A glowing sun over bands of violet', 'wallpaper, gradient, sunset'],
    [2, 1.78, { rings: true, sky: ['#0e1540', '#2b3fd9', '#a9b9f4'], sun: ['#ffffff', '#7f93f0', '#2b3fd9'] }, 'Rings, blue hour', 'The moment after the sun and before the lamps.', 'Concentric blue rings on a blue gradient', 'wallpaper, gradient, blue'],
    [5, 1.33, { sky: ['#f4e3b8', '#f2b98a', '#d97a6a'], sun: ['#fff9e0', '#f6b04a', '#d9482f'] }, 'Apricot noon, no clouds', 'For the week when it does not cool down.', 'A glowing orange sun over bands of colour', 'gradient, sunset, orange'],
    [7, 1.6, { sky: ['#0f2f2c', '#2f7a6a', '#bfe6cf'], sun: ['#f6fff0', '#7fcfa8', '#1f5f52'], rings: true }, 'Green rings, forest pool', 'Throw one pebble and wait.', 'Concentric green rings', 'gradient, wallpaper, green'],
    [9, 2, { sky: ['#2a1440', '#7a3a7a', '#f2a07a'], sun: ['#fff0c8', '#ff9a6a', '#c8365f'] }, 'Postcard sunset, enlarged', 'It really did look like that. We have witnesses.', 'A tall violet sunset with a glowing sun', 'wallpaper, gradient, sunset'],
  ]),
  ...picturesOf('pools', drawPool, [
    [3, 1.4, { deck: '#f4dfc8', water: '#4fb3c9', colors: ['#e8654a', '#f4b942', '#2b3fd9'] }, 'Four o’clock by the pool', 'The ring belongs to nobody and everybody.', 'A swimming pool from above with a ring and loungers', 'pool, summer, travel'],
    [9, 1.2, { deck: '#f2d3c8', water: '#5fb6a8', colors: ['#f4b942', '#d9576b', '#35507a'] }, 'Motel pool, room twelve', 'No diving, no ball games, no hurry.', 'A green pool on a pink deck from above', 'pool, summer, travel'],
    [15, 1.6, { deck: '#e4e6ea', water: '#2b6fd9', colors: ['#d9482f', '#f4c95d', '#e8734f'] }, 'Lane closed for floating', 'The lifeguard made the rule and enforces it.', 'A deep blue pool from above', 'pool, summer, blue'],
  ]),
  ...picturesOf('facades', drawFacades, [
    [3, 1.35, { sky: ['#bfe0ee', '#f7ead8'], colors: ['#d9694a', '#f0b04f', '#3f7a78', '#e7dcc8', '#8b4a5a'], water: '#3c6f80', columns: 5 }, 'Canal houses before breakfast', 'Half past six, one bicycle, no wind.', 'Five colourful gabled houses by a canal', 'houses, canals, cities'],
    [10, 1.1, { sky: ['#ffd9b8', '#ffeedd'], colors: ['#e8654a', '#f6c453', '#5b9aa0', '#f2a7b5', '#7a8fd0', '#f3efe4'], water: '#2f6f86', columns: 6 }, 'Harbour fronts, counted and sketched', 'Counted from left to right, and again to be sure.', 'Six bright house fronts by a harbour', 'houses, harbour, sketching'],
    [16, 1.6, { sky: ['#141a3f', '#4a3f7a'], colors: ['#35416f', '#6a3f5f', '#2f5a66', '#5a4a80'], moon: '#f8ecc8', night: true, columns: 4 }, 'Lights on, one by one', 'The top left one is always last.', 'Tall houses at night with lit windows', 'houses, night, cities'],
    [23, 1.2, { sky: ['#e9f3ea', '#fdf6e3'], colors: ['#7fae95', '#f2c9a0', '#e98f7a', '#cfe0c4', '#4f7a78'], ground: '#cbbfae', columns: 5 }, 'The street that repainted itself', 'One neighbour started. By August all five had ladders.', 'Five houses in soft greens and corals', 'houses, cities, colour'],
    [29, 1.45, { sky: ['#f7d9e3', '#fdeee6'], colors: ['#c94f7c', '#7d3f6f', '#f2a7b5', '#e9c46a'], water: '#8a5f8f', columns: 4 }, 'Pink canal, four gables', 'The water is a mirror with opinions.', 'Four pink and plum houses by a canal', 'houses, canals, pink'],
    [34, 0.9, { sky: ['#0f1b33', '#2f4a6f'], colors: ['#1f4d5f', '#5f3f4f', '#7a5a3f', '#2f3f6f', '#3f5f4f', '#6f4a5f', '#2a4a4a'], night: true, moon: '#f6ecd0', ground: '#1a2033', columns: 7 }, 'Seven chimneys, midnight', 'The baker is the light on the ground floor.', 'Seven narrow houses at night under a moon', 'houses, night, cities'],
  ]),
];
