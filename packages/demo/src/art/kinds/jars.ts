import { cycle, darken, lighten } from '../drawing/colors.ts';
import { text } from '../drawing/letters.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, leaf, moved, path, rect, shadow, times, TURN } from '../drawing/shapes.ts';

export type JarOptions = { mood: Mood; shelves: number; labels: readonly string[] };

const FILLINGS = ['#d9482f', '#e3a03a', '#7a9b4a', '#7a3356', '#e8c24a', '#c8653f', '#4f7a58', '#d9576b'];

/** Preserves on pantry shelves, each with its label. */
export const drawJars: Kind<JarOptions> = (canvas, { mood, shelves, labels }) => {
  const { height } = canvas;
  const colors = PALETTES[mood];
  const step = height / shelves;
  return (
    rect(0, 0, WIDTH, height, colors.tint) +
    times(shelves, (j) => {
      const floor = (j + 1) * step - 26;
      const jars = times(3, (i) =>
        moved(
          110 + i * 190,
          floor,
          drawJar(canvas, cycle(FILLINGS, i + j * 3), cycle(lively(colors), i + j), cycle(labels, i + j * 3)),
          0,
          Math.min(1.1, step / 290),
        ),
      );
      return rect(0, floor, WIDTH, 18, '#9a6a48') + rect(0, floor + 18, WIDTH, 12, '#000000', 0, 'opacity=".1"') + jars;
    })
  );
};

function drawJar({ random }: Canvas, filling: string, cloth: string, label: string): string {
  const bits = times(16, (i) => {
    const [x, y] = [random.between(-56, 56), random.between(-150, -20)];
    return i % 2
      ? circle(x, y, random.between(10, 18), lighten(filling, random.between(0.05, 0.35)))
      : leaf(x, y, 34, 10, random.between(0, TURN), darken(filling, 0.15));
  });
  const glass = 'M-72 -176H72Q84 -160 84 -140V-22Q84 0 62 0H-62Q-84 0 -84 -22V-140Q-84 -160 -72 -176Z';
  return [
    shadow(8, 2, 92, 8),
    path(glass, '#ffffff', 'opacity=".75"'),
    path('M-76 -158H76Q78 -150 78 -140V-22Q78 -6 60 -6H-60Q-78 -6 -78 -22V-140Q-78 -150 -76 -158Z', filling),
    bits,
    rect(-68, -150, 13, 130, '#ffffff', 7, 'opacity=".45"'),
    path('M-94 -172L-76 -228H76L94 -172Q0 -150 -94 -172Z', cloth) +
      times(5, (i) => circle(-52 + i * 26, -196 + Math.abs(2 - i) * -3, 6, '#ffffff', 'opacity=".7"')) +
      ellipse(0, -226, 76, 12, lighten(cloth, 0.25)),
    rect(-50, -104, 100, 54, '#fff8ea', 8) + text(0, -69, label, { size: 25, color: '#3a2a28', weight: 700, anchor: 'middle' }),
  ].join('');
}
