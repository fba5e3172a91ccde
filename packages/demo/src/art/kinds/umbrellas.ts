import { cycle, darken, mix } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { at, circle, moved, num, path, polar, rect, shadow, stroke, times, TURN } from '../drawing/shapes.ts';

export type UmbrellaOptions = { mood: Mood; place: 'beach' | 'rain' };

/** Umbrellas from straight above, over sand and towels or in the rain. */
export const drawUmbrellas: Kind<UmbrellaOptions> = (canvas, { mood, place }) => {
  const { random, height } = canvas;
  const colors = PALETTES[mood];
  const sea = height * 0.22;
  const surf = times(3, (i) =>
    path(`M-60 ${num(sea + 30 - i * 22)}${'q40 -26 80 0t80 0'.repeat(5)}V-10H-60Z`, ['#ffffff', '#9fd6d8', '#4fa9b8'][i] ?? '#4fa9b8'),
  );
  const drops = times(120, () =>
    stroke(`M${num(random.between(0, WIDTH))} ${num(random.between(0, height))}l-5 22`, '#ffffff', 2.4, 'opacity=".35"'),
  );
  const ground =
    place === 'beach'
      ? rect(0, 0, WIDTH, height, '#f4dfb4') + surf
      : rect(0, 0, WIDTH, height, mix(colors.main, '#3a4a63', 0.7)) +
        times(18, () =>
          circle(
            random.between(0, WIDTH),
            random.between(0, height),
            random.between(10, 34),
            'none',
            'stroke="#ffffff" stroke-width="2.5" opacity=".2"',
          ),
        );
  const rows = Math.max(2, Math.round((height - (place === 'beach' ? sea : 0)) / 210));
  const top = place === 'beach' ? sea + 30 : 0;
  const shades = times(rows * 3, (cell) => {
    const [x, y] = [
      100 + (cell % 3) * 200 + random.between(-22, 22),
      top + ((Math.floor(cell / 3) + 0.5) * (height - top)) / rows + random.between(-16, 16),
    ];
    return (
      (place === 'beach' ? drawTowel(canvas, x, y, cycle(lively(colors), cell + 2)) : '') +
      drawShade(x, y, 78, cycle(lively(colors), cell), cycle([colors.paper, colors.third], cell), random.between(0, 40))
    );
  });
  return ground + shades + (place === 'rain' ? drops : '');
};

function drawShade(x: number, y: number, radius: number, first: string, second: string, turn: number): string {
  const panels = times(8, (i) => {
    const [from, to] = [polar(0, 0, radius, (i / 8) * TURN), polar(0, 0, radius, ((i + 1) / 8) * TURN)];
    const bulge = polar(0, 0, radius * 0.97, ((i + 0.5) / 8) * TURN);
    return path(`M0 0L${at(from)}Q${at(bulge)} ${at(to)}Z`, i % 2 ? first : second) + stroke(`M0 0L${at(from)}`, darken(first, 0.2), 1.6);
  });
  return shadow(x + 16, y + 20, radius, radius, 0.18) + moved(x, y, panels + circle(0, 0, 8, darken(first, 0.3)), turn);
}

const drawTowel = ({ random }: Canvas, x: number, y: number, color: string): string =>
  moved(
    x + random.between(40, 60),
    y + random.between(30, 50),
    rect(-26, -56, 52, 112, color, 5) + times(4, (i) => rect(-26, -44 + i * 26, 52, 8, '#ffffff', 0, 'opacity=".7"')),
    random.between(-30, 30),
  );
