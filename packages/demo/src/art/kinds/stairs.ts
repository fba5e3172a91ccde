import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, gradient, leaf, num, path, polygon, rect, times } from '../drawing/shapes.ts';

export type StairsOptions = { mood: Mood; flights: 2 | 3 | 4; arch: boolean };

/** Flights of steps that lead up between plain walls, with a sun or an archway at the top. */
export const drawStairs: Kind<StairsOptions> = ({ height }, { mood, flights, arch }) => {
  const colors = PALETTES[mood];
  const rise = (height * 0.86) / flights;
  const climbs = times(flights, (i) => {
    const flight = flights - 1 - i;
    const wall = mix(colors.main, colors.paper, (flight / flights) * 0.75);
    return drawFlight(flight % 2 === 0, height - flight * rise, rise, wall, lighten(wall, 0.35));
  });
  const gate = `M240 ${num(height * 0.2)}V${num(height * 0.12)}a60 60 0 0 1 120 0V${num(height * 0.3)}H240Z`;
  return [
    gradient('sky', [mix(colors.tint, colors.second, 0.4), colors.paper]) + rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(WIDTH * 0.3, height * 0.13, 64, colors.third),
    arch ? path(gate, lighten(colors.accent, 0.1)) + circle(300, height * 0.16, 26, colors.paper) : '',
    climbs,
    drawPlant(86, height - 20, colors.accent) + drawPlant(520, height - 8, colors.third),
  ].join('');
};

function drawFlight(fromLeft: boolean, floor: number, rise: number, wall: string, tread: string): string {
  const steps = 8;
  const [w, h] = [WIDTH / steps, rise / steps];
  return times(steps, (i) => {
    const x = fromLeft ? i * w : WIDTH - (i + 1) * w;
    const y = floor - (i + 1) * h;
    const side = polygon(
      [
        [x, y],
        [x + w, y],
        [x + w, floor + 40],
        [x, floor + 40],
      ],
      mix(wall, '#14101f', (i % 2) * 0.03),
    );
    return side + rect(x, y - 2, w + 1, 12, tread) + rect(fromLeft ? x : x + w - 7, y + 10, 7, h, darken(wall, 0.2));
  });
}

const drawPlant = (x: number, y: number, pot: string): string =>
  times(9, (i) => leaf(x, y - 60, 110, 19, -Math.PI / 2 + (i - 4) * 0.28, i % 2 ? '#3f7d58' : '#5a8f5f')) +
  path(`M${x - 42} ${num(y - 70)}h84l-14 74h-56Z`, pot) +
  ellipse(x, y - 70, 42, 8, darken(pot, 0.15));
