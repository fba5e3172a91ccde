import { drawBalloons } from '../kinds/balloons.ts';
import { drawBicycle } from '../kinds/bicycles.ts';
import { drawCityMap } from '../kinds/city-maps.ts';
import { drawCliffHouses } from '../kinds/cliff-houses.ts';
import { drawDoors } from '../kinds/doors.ts';
import { drawKites } from '../kinds/kites.ts';
import { drawMountainRoad } from '../kinds/mountain-roads.ts';
import { drawSailboats } from '../kinds/sailboats.ts';
import { drawSkyline } from '../kinds/skylines.ts';
import { picturesOf } from '../picture.ts';

export const PLACES = [
  ...picturesOf('cliff-houses', drawCliffHouses, [
    [3, 1.5, { mood: 'lagoon', domes: true }, 'White village above the bay', 'Every house stands on the roof of the one below. The mule knows a shortcut.', 'White houses with blue domes stacked on a cliff over turquoise sea', 'travel, sea, villages, blue'],
    [8, 1.25, { mood: 'rose' }, 'Pink hour on the cliff path', 'The light lasts eleven minutes, then everyone goes in for supper.', 'Houses on a cliff in rose and white under a pale sky', 'travel, sea, villages, pink'],
    [12, 1.4, { mood: 'saffron', domes: true }, 'Terraces in the midday sun', 'Shutters closed, cats flat, sea very blue.', 'Cliff houses in yellow light above a dark blue sea', 'travel, sea, villages, summer'],
    [21, 1.6, { mood: 'night', night: true }, 'Windows over a black sea', 'Count the lit windows, lose count, start again.', 'A village on a cliff at night with glowing windows and a moon', 'travel, night, villages, sea'],
    [27, 1.15, { mood: 'fjord' }, 'Fishing village, far north', 'Painted bright so that the boats find home in fog.', 'Wooden houses on rocks above a cold grey-blue sea', 'travel, north, villages, sea'],
    [33, 1.33, { mood: 'bower', domes: true }, 'Blue domes, no queue', 'Drawn in February, when only the bakers are awake.', 'White houses with cobalt domes on a sandy cliff', 'travel, sea, villages, blue'],
  ]),
  ...picturesOf('skylines', drawSkyline, [
    [2, 1.25, { mood: 'apricot' }, 'Old town, first ferry', 'Seen from the upper deck with a paper cup of tea.', 'Towers in layers of terracotta haze above the water', 'cities, water, travel, morning'],
    [5, 1.5, { mood: 'lilac', lit: true }, 'Ten past nine and still not dark', 'The week of the year when nobody draws the curtains.', 'Violet city towers with lit windows under a large sun', 'cities, evening, purple'],
    [9, 1, { mood: 'frost' }, 'Harbour under winter haze', 'Three greys and one warm window.', 'A misty skyline in cold blues', 'cities, winter, water'],
    [14, 1.33, { mood: 'ember', lit: true, bridge: true }, 'Two bridges before midnight', 'One for trains, one for people who missed theirs.', 'Glowing towers and hanging bridges at night', 'cities, night, bridges'],
    [19, 1.6, { mood: 'sky', bridge: true }, 'The bridge on a clear day', 'Repainted end to end every seven years, then they begin again.', 'A suspension bridge before blue towers', 'cities, bridges, blue'],
    [23, 1.2, { mood: 'mint' }, 'Waterfront in spring rain', 'The green is the copper roofs, the pink is the weather.', 'City towers in sea green with a coral light', 'cities, water, green, rain'],
  ]),
  ...picturesOf('mountain-roads', drawMountainRoad, [
    [4, 1.5, { mood: 'moss', traveller: 'van' }, 'Over the pass in second gear', 'Nineteen bends, one van, no hurry at all.', 'A van on a winding road below green hills and snowy peaks', 'mountains, road trips, vans'],
    [7, 1.33, { mood: 'sky', traveller: 'car' }, 'The long way round', 'The tunnel would have saved forty minutes and all of this.', 'A small car on a road that winds up to blue mountains', 'mountains, road trips, blue'],
    [11, 1.7, { mood: 'plum' }, 'Pass road at dusk', 'Tail lights, then stars.', 'Plum coloured mountains with a pale winding road', 'mountains, evening, wallpaper'],
    [15, 1.25, { mood: 'apricot' }, 'Road to the upper hut', 'Soup is served until four. Walk quickly.', 'Orange hills with firs and a road to three peaks', 'mountains, hiking, autumn'],
    [18, 1.45, { mood: 'fjord', traveller: 'van' }, 'Northbound, day nine', 'Map on the dashboard, socks on the heater.', 'A van below cold blue mountains', 'mountains, north, vans, road trips'],
    [26, 1.6, { mood: 'forest' }, 'Nothing open until the valley', 'Bring sandwiches.', 'Dark green peaks at night with a pale road', 'mountains, night, forest'],
  ]),
  ...picturesOf('doors', drawDoors, [
    [1, 1.5, { mood: 'bower', columns: 1, rows: 1 }, 'The blue door at number seven', 'The brass is polished on Fridays, whether it needs it or not.', 'A tall blue front door with two potted plants', 'doors, blue, houses'],
    [4, 1.25, { mood: 'tomato', columns: 2, rows: 2 }, 'Four doors from one street', 'Collected on the walk to the bakery.', 'Four front doors in red, orange, green and blue', 'doors, colour, houses'],
    [6, 1.33, { mood: 'mint', columns: 3, rows: 2 }, 'Six doors, six opinions on colour', 'The council allows nine shades. These six are the polite ones.', 'Six painted doors in two rows', 'doors, colour, houses, collections'],
    [9, 1.6, { mood: 'rose', columns: 1, rows: 1 }, 'Rose door, always ajar', 'It sticks in wet weather, and the weather is always wet.', 'A rose coloured arched door with flowers beside it', 'doors, pink, houses'],
    [13, 1, { mood: 'olive', columns: 2, rows: 1 }, 'Neighbours who share one ladder', 'One paints in spring, the other in autumn.', 'Two front doors side by side in olive and ochre', 'doors, houses, green'],
    [17, 1.2, { mood: 'lagoon', columns: 3, rows: 1 }, 'Three doors by the harbour', 'Salt on the handles, boots on the steps.', 'Three sea coloured doors in a row', 'doors, houses, sea'],
  ]),
  ...picturesOf('city-maps', drawCityMap, [
    [2, 1.4, { mood: 'bower', name: 'Port Avelin', place: '51° 12′ N, a town that is not there', plan: 'grid' }, 'Street plan of Port Avelin', 'An invented harbour town with a river that will not stay straight.', 'A map poster of a town grid with a blue river', 'maps, posters, cities'],
    [5, 1.4, { mood: 'saffron', name: 'Sankt Orla', place: 'Six gates, one market', plan: 'rings' }, 'Sankt Orla and its rings', 'All streets lead to the fountain, which explains the traffic.', 'A round town plan in saffron with a river', 'maps, posters, cities'],
    [8, 1.5, { mood: 'ink', name: 'Nine Wells', place: 'Population 4,012 and a goose', plan: 'grid' }, 'Nine Wells in black ink', 'Eight of the wells are easy to find.', 'A dark city plan poster with a red dot', 'maps, posters, black and white'],
    [12, 1.25, { mood: 'lagoon', name: 'Isla Menor', place: 'Ferry at seven and at five', plan: 'rings' }, 'Isla Menor for people without a car', 'You can walk all of it before lunch.', 'A round island town plan in turquoise', 'maps, posters, travel'],
    [16, 1.4, { mood: 'rose', name: 'Vale', place: 'Between two stations', plan: 'grid' }, 'Vale, a town between two stations', 'Most people see it from the train. Their loss.', 'A rose coloured street plan with a river', 'maps, posters, pink'],
  ]),
  ...picturesOf('bicycles', drawBicycle, [
    [1, 1.15, { mood: 'sand', basket: 'flowers', place: 'wall' }, 'Red bicycle, market day', 'It carries more flowers than it was built for.', 'A red bicycle with flowers in its basket against a wall', 'bicycles, flowers, cities'],
    [3, 1, { mood: 'bower', basket: 'bread', place: 'studio' }, 'Bread run, 7:40', 'Two loaves in the basket. One arrives whole.', 'A bicycle with bread in its basket before a disc', 'bicycles, bread, morning'],
    [6, 1.33, { mood: 'moss', place: 'meadow' }, 'Left in the long grass', 'The owner is swimming.', 'A bicycle in a green meadow with flowers under a yellow sun', 'bicycles, meadow, summer'],
    [8, 1.25, { mood: 'candy', basket: 'flowers', place: 'studio' }, 'The Sunday bicycle', 'It has a bell that plays two notes. Both are cheerful.', 'A bicycle in candy colours with a flower basket', 'bicycles, flowers, pink'],
    [11, 0.9, { mood: 'lagoon', place: 'meadow' }, 'Coast path, wind from behind', 'The way back was another story.', 'A bicycle on a turquoise meadow', 'bicycles, summer, travel'],
    [14, 1.2, { mood: 'brick', basket: 'bread', place: 'wall' }, 'Behind the bakery on Kiln Street', 'Parked at five in the morning, warm by six.', 'A bicycle with loaves against a brick wall', 'bicycles, bread, cities'],
  ]),
  ...picturesOf('balloons', drawBalloons, [
    [2, 1.5, { mood: 'apricot', count: 5 }, 'Seven minutes after lift-off', 'Nobody spoke. Somebody dropped a hat.', 'Striped hot-air balloons over orange hills', 'balloons, travel, sky, morning'],
    [5, 1.7, { mood: 'sky', count: 7 }, 'Balloon morning over the valley', 'You hear the burners before you see them.', 'Hot-air balloons in a blue sky', 'balloons, sky, blue, wallpaper'],
    [9, 1.25, { mood: 'lilac', count: 4 }, 'Drifting east at walking speed', 'A sheepdog kept up for two fields.', 'Balloons in violet and gold over hills', 'balloons, sky, purple'],
    [13, 1.33, { mood: 'mint', count: 6 }, 'The coral balloon won', 'It was not a race until it was.', 'Hot-air balloons over mint green hills', 'balloons, sky, green'],
    [17, 1.6, { mood: 'night', count: 5 }, 'Night glow at the balloon fair', 'They light up on the count of three.', 'Balloons shining in a dark blue sky', 'balloons, night, festivals'],
  ]),
  ...picturesOf('kites', drawKites, [
    [2, 1.5, { mood: 'sky', count: 4 }, 'Kite weather, finally', 'Six on the wind scale: hats off, strings tight.', 'Four kites over a beach with small figures', 'kites, beach, sky, summer'],
    [6, 1.25, { mood: 'tomato', count: 3 }, 'Three kites and a patient uncle', 'He has untangled worse.', 'Three kites in red, green and yellow above the sand', 'kites, beach, family'],
    [10, 1.6, { mood: 'candy', count: 5 }, 'Low tide, five strings', 'The beach belongs to them until the water comes back.', 'Five kites in candy colours over a beach', 'kites, beach, pink'],
    [15, 1.33, { mood: 'lagoon', count: 4 }, 'Onshore wind', 'The kites stay up by themselves. The people do not.', 'Kites over a turquoise sea', 'kites, sea, summer'],
  ]),
  ...picturesOf('sailboats', drawSailboats, [
    [3, 1.25, { mood: 'bower', count: 4 }, 'Saturday regatta, no rules', 'The prize is a cake, shared by all.', 'Sailing boats on rows of blue waves', 'boats, sea, summer, blue'],
    [7, 1.5, { mood: 'apricot', count: 3, lighthouse: true }, 'Past the light at supper time', 'Its keeper waves with a tea towel.', 'Three sailing boats and a lighthouse on orange waves', 'boats, lighthouses, sea'],
    [11, 1, { mood: 'mint', count: 3 }, 'Three dinghies and a swell', 'Wet to the knees, happy to the ears.', 'Small boats on sea green waves', 'boats, sea, green'],
    [16, 1.6, { mood: 'fjord', count: 4, lighthouse: true }, 'Northern light, southern wind', 'The lighthouse has stood here longer than the village.', 'Boats and a striped lighthouse on cold blue waves', 'boats, lighthouses, north'],
    [20, 1.33, { mood: 'lilac', count: 5 }, 'Coming home in a lilac sea', 'Drawn from memory after a very long day.', 'Boats on violet waves under a pale sun', 'boats, sea, purple, evening'],
  ]),
];
