import { darken, mix } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { at, circle, gradient, num, path, range, rect, stroke, times, type Point } from '../drawing/shapes.ts';

export type LandscapeOptions = {
  /** Sky from top to bottom, far hills, near hills, sun. */
  colors: readonly [string, string, string, string, string, string];
  sunHeight?: number;
  sunRadius?: number;
  layers?: number;
  stars?: boolean;
  dunes?: boolean;
  trees?: boolean;
  lake?: boolean;
  birds?: boolean;
};

/** Hills behind hills under a low sun. */
export const drawLandscape: Kind<LandscapeOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const [high, middle, low, far, near, sun] = options.colors;
  const sunX = random.between(150, 450);
  const layers = options.layers ?? 6;
  return [
    gradient('sky', [high, middle, low]),
    rect(0, 0, WIDTH, height, 'url(#sky)'),
    drawSun(sunX, height * (options.sunHeight ?? 0.3), options.sunRadius ?? 70, sun),
    options.stars ? drawStars(canvas) : '',
    times(layers, (i) => drawHill(canvas, options, i, layers, mix(far, near, i / (layers - 1)), low)),
    options.lake ? drawLake(canvas, sunX, mix(middle, far, 0.35), mix(sun, middle, 0.2)) : '',
    options.birds ? drawBirds(canvas, near) : '',
  ].join('');
};

const drawSun = (x: number, y: number, radius: number, color: string): string =>
  circle(x, y, radius * 1.9, color, 'opacity=".12"') + circle(x, y, radius * 1.4, color, 'opacity=".16"') + circle(x, y, radius, color);

const drawStars = ({ random, height }: Canvas): string =>
  times(70, () =>
    circle(
      random.between(0, WIDTH),
      random.between(0, height * 0.5),
      random.between(0.7, 2),
      '#ffffff',
      `opacity="${num(random.between(0.3, 0.95))}"`,
    ),
  );

function drawHill(canvas: Canvas, options: LandscapeOptions, index: number, layers: number, color: string, mist: string): string {
  const { random, height } = canvas;
  const depth = index / (layers - 1);
  const ridge = drawRidge(
    canvas,
    height * (0.4 + 0.5 * depth),
    height * (options.dunes ? 0.05 : 0.085) * (1 - depth * 0.4),
    options.dunes ? 0 : 6,
  );
  const shape = path(`M-20 ${height}L${ridge.map(at).join('L')}L620 ${height}Z`, `url(#hill${index})`);
  const woods = options.trees && index >= layers - 3 ? times(16 + index * 2, () => drawFir(random.pick(ridge), canvas, depth, color)) : '';
  return gradient(`hill${index}`, [mix(color, mist, 0.25), color]) + shape + woods;
}

function drawRidge({ random }: Canvas, base: number, swing: number, roughness: number): Point[] {
  const phase = random.between(0, 9);
  const slow = random.between(0.6, 1.1);
  const quick = random.between(1.6, 3);
  return range(33).map((step): Point => {
    const x = -20 + step * 20;
    const turn = (x / WIDTH) * 6.28;
    const wave = Math.sin(turn * slow + phase) * swing + Math.sin(turn * quick + phase * 2) * swing * 0.4;
    return [x, base + wave + random.between(-roughness, roughness)];
  });
}

function drawFir([x, y]: Point, { random }: Canvas, depth: number, color: string): string {
  const tall = random.between(22, 46) * (1 + depth * 0.7);
  const left = x + random.between(-10, 10);
  return path(`M${num(left)} ${num(y - tall)}l${num(tall * 0.2)} ${num(tall * 1.05)}h${num(-tall * 0.4)}Z`, darken(color, 0.28));
}

const drawLake = ({ random, height }: Canvas, sunX: number, water: string, glint: string): string =>
  rect(0, height * 0.8, WIDTH, height * 0.2, water) +
  times(26, () =>
    rect(
      sunX + random.between(-140, 60),
      random.between(height * 0.81, height * 0.99),
      random.between(30, 140),
      2.4,
      glint,
      1,
      'opacity=".5"',
    ),
  );

const drawBirds = ({ random, height }: Canvas, color: string): string =>
  times(6, () => {
    const x = random.between(120, 480);
    const y = random.between(height * 0.14, height * 0.34);
    const span = random.between(7, 13);
    const wing = `q${num(span / 2)} ${num(-span * 0.6)} ${num(span)} 0`;
    return stroke(`M${num(x - span)} ${num(y)}${wing}${wing}`, color, 2.2);
  });
