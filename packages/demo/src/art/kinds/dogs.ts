import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, moved, path, rect, shadow, stroke, times } from '../drawing/shapes.ts';

type Ears = 'floppy' | 'pointed';

export type DogOptions = { mood: Mood; count: 1 | 2 | 4; coats: readonly string[]; ears: readonly Ears[] };

/** Sitting dogs, seen from the front, each on its own cushion. */
export const drawDogs: Kind<DogOptions> = ({ height }, { mood, count, coats, ears }) => {
  const colors = PALETTES[mood];
  const columns = count === 1 ? 1 : 2;
  const [w, h] = [WIDTH / columns, height / (count / columns)];
  return times(count, (i) => {
    const [x, y] = [((i % columns) + 0.5) * w, Math.floor(i / columns) * h];
    const ground = rect(x - w / 2, y, w + 1, h + 1, (i + Math.floor(i / 2)) % 2 ? colors.tint : colors.paper);
    const cushion = ellipse(0, 150, 170, 36, cycle(lively(colors), i)) + ellipse(0, 142, 150, 24, lighten(cycle(lively(colors), i), 0.25));
    const dog = drawDog(cycle(coats, i), cycle(ears, i), cycle(lively(colors), i + 1));
    return ground + moved(x, y + h * 0.58, shadow(0, 172, 170, 18, 0.12) + cushion + dog, 0, Math.min(w / 400, h / 460));
  });
};

/** A dog around the middle of its chest. */
function drawDog(coat: string, ears: Ears, collar: string): string {
  const dark = darken(coat, 0.28);
  const floppy =
    path('M-84 -160C-150 -160 -150 -60 -108 -30C-84 -50 -76 -110 -70 -150Z', dark) +
    path('M84 -160C150 -160 150 -60 108 -30C84 -50 76 -110 70 -150Z', dark);
  const pointed =
    path('M-90 -120L-104 -220L-24 -172Z', coat) +
    path('M90 -120L104 -220L24 -172Z', coat) +
    path('M-80 -140L-88 -196L-44 -168Z', dark) +
    path('M80 -140L88 -196L44 -168Z', dark);
  return [
    stroke('M96 110C150 100 160 50 140 20', dark, 24),
    path('M-96 150C-120 40 -60 -30 0 -30S120 40 96 150Z', coat),
    path('M-44 150C-50 60 -30 0 0 0S50 60 44 150Z', lighten(coat, 0.65)),
    ellipse(-52, 146, 36, 20, lighten(coat, 0.2)) + ellipse(52, 146, 36, 20, lighten(coat, 0.2)),
    ears === 'pointed' ? pointed : '',
    ellipse(0, -98, 96, 88, coat),
    path('M-34 -180C-20 -150 -16 -110 -34 -70C-10 -40 10 -40 34 -70C16 -110 20 -150 34 -180Q0 -190 -34 -180Z', lighten(coat, 0.65)),
    ears === 'floppy' ? floppy : '',
    ellipse(0, -58, 46, 34, lighten(coat, 0.75)),
    circle(-42, -104, 11, '#221a22') + circle(42, -104, 11, '#221a22') + circle(-38, -108, 4, '#ffffff') + circle(46, -108, 4, '#ffffff'),
    path('M-18 -76Q0 -88 18 -76Q14 -58 0 -56Q-14 -58 -18 -76Z', '#221a22') +
      stroke('M0 -56V-46M-18 -42Q-6 -32 0 -44Q6 -32 18 -42', '#221a22', 4),
    path('M-10 -36H10Q12 -14 0 -12Q-12 -14 -10 -36Z', '#f08a8a'),
    path('M-70 -32Q0 6 70 -32L66 -14Q0 26 -66 -14Z', collar) + circle(0, 12, 13, '#f4c95d'),
  ].join('');
}
