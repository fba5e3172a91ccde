import { cycle, darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, gradient, leaf, moved, path, rect, stroke, times } from '../drawing/shapes.ts';

type Scene = (canvas: Canvas, mood: Mood) => string;

export type SeaAnimalOptions = { mood: Mood; scene: keyof typeof SCENES };

/** Life under water. */
export const drawSeaAnimals: Kind<SeaAnimalOptions> = (canvas, { mood, scene }) => {
  const { random, height } = canvas;
  const colors = PALETTES[mood];
  const deep = mix(colors.main, colors.ink, 0.35);
  return [
    gradient('water', [lighten(colors.main, 0.45), colors.main, deep]) + rect(0, 0, WIDTH, height, 'url(#water)'),
    times(5, (i) => path(`M${40 + i * 120} 0L${-60 + i * 130} ${height}H${40 + i * 140}L${100 + i * 120} 0Z`, '#ffffff', 'opacity=".05"')),
    SCENES[scene](canvas, mood),
    times(22, () =>
      circle(
        random.between(0, WIDTH),
        random.between(0, height),
        random.between(2, 8),
        'none',
        'stroke="#ffffff" stroke-width="2" opacity=".45"',
      ),
    ),
    times(9, (i) =>
      stroke(
        `M${20 + i * 70} ${height + 10}q${random.integer(-30, 30)} -60 0 -${random.integer(90, 150)}t0 -60`,
        i % 2 ? darken(colors.second, 0.3) : deep,
        12,
        'opacity=".8"',
      ),
    ),
  ].join('');
};

const drawWhale: Scene = ({ height }, mood) => {
  const { ink, paper, tint } = PALETTES[mood];
  const body = mix(ink, tint, 0.18);
  const whale = [
    path(
      'M-230 -10C-200 -120 40 -150 160 -50C190 -24 210 -30 236 -84C250 -60 256 -50 286 -66C270 -6 240 10 200 20C140 110 -80 140 -180 70C-216 50 -238 24 -230 -10Z',
      body,
    ),
    path('M-228 10C-170 60 -20 70 90 60C20 116 -110 116 -180 70C-206 54 -224 34 -228 10Z', lighten(paper, 0.2)),
    times(7, (i) => stroke(`M${-196 + i * 36} ${36 + i * 6}q20 26 60 ${40 - i * 4}`, mix(body, paper, 0.5), 3)),
    path('M-60 60C-40 120 10 150 50 150C40 110 20 80 0 58Z', darken(body, 0.15)),
    circle(-160, -6, 8, '#ffffff') + circle(-161, -6, 4, '#111111'),
  ].join('');
  return moved(WIDTH * 0.48, height * 0.46, whale, -8, 0.95);
};

const drawShoal: Scene = ({ random, height }, mood) => {
  const colors = PALETTES[mood];
  return times(Math.round(height / 22), (i) => {
    const color = cycle([colors.third, colors.accent, colors.paper, colors.second], i);
    const fish =
      path('M-46 0C-24 -34 20 -30 40 0C20 30 -24 34 -46 0Z', color) +
      path('M34 0L66 -24L58 0L66 24Z', color) +
      stroke('M-8 -22q12 22 0 44M10 -20q10 20 0 40', darken(color, 0.2), 4) +
      circle(-28, -5, 5, '#1c1d26');
    return moved(((i * 167) % WIDTH) + random.between(-20, 20), 40 + i * 21, fish, random.between(-10, 10), random.between(0.6, 1.15));
  });
};

const drawJellies: Scene = ({ random, height }, mood) => {
  const { third, accent, second, paper } = PALETTES[mood];
  return times(5, (i) => {
    const color = cycle([third, accent, lighten(second, 0.4), paper], i);
    const arms = times(7, (k) =>
      stroke(
        `M${-48 + k * 16} 0q${random.integer(-26, 26)} 50 0 100t0 ${random.integer(40, 90)}`,
        lighten(color, 0.35),
        5,
        'opacity=".75"',
      ),
    );
    const bell =
      path('M-70 6C-76 -90 76 -90 70 6Q46 -12 24 6Q0 -12 -24 6Q-46 -12 -70 6Z', color, 'opacity=".92"') +
      ellipse(-24, -40, 12, 18, '#ffffff', 'opacity=".35"');
    return moved(
      [150, 440, 280, 110, 480][i] ?? 300,
      height * (0.16 + i * 0.165),
      arms + bell,
      random.between(-14, 14),
      [1.15, 0.85, 1.3, 0.75, 1][i],
    );
  });
};

const drawReef: Scene = ({ random, height }, mood) => {
  const colors = PALETTES[mood];
  const corals = times(11, (i) => {
    const color = cycle([colors.accent, colors.third, colors.second, lighten(colors.accent, 0.3)], i);
    const branches =
      times(7, (k) => leaf(0, 0, random.between(70, 170), 15, -Math.PI / 2 + (k - 3) * 0.3, color)) +
      times(4, () => circle(random.between(-50, 50), random.between(-130, -40), 8, lighten(color, 0.4)));
    return moved(i * 62 - 5, height + 8, branches, random.between(-12, 12), random.between(0.8, 1.35) * Math.min(1.3, height / 760));
  });
  const turtle =
    ellipse(0, 0, 84, 62, darken(colors.main, 0.35)) +
    times(7, (k) => ellipse(Math.cos(k) * 40, Math.sin(k) * 28, 17, 14, lighten(colors.third, 0.1), 'opacity=".85"')) +
    ellipse(-106, -14, 30, 22, colors.third) +
    circle(-116, -18, 4, '#1c1d26') +
    leaf(-50, 40, 110, 22, 1.9, colors.third) +
    leaf(40, 40, 80, 18, 1.2, colors.third) +
    leaf(-40, -40, 100, 20, -2, colors.third);
  return moved(WIDTH * 0.54, height * 0.34, turtle, -12, 1.3) + corals;
};

const SCENES = { whale: drawWhale, shoal: drawShoal, jellies: drawJellies, reef: drawReef };
