import { cycle } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, group, moved, path, polar, polygon, range, rect, stroke, times, TURN } from '../drawing/shapes.ts';

type Pattern = (canvas: Canvas, mood: Mood, columns: number) => string;

export type GeometricTileOptions = { mood: Mood; pattern: keyof typeof PATTERNS; columns: number };

/** Floor tiles with true symmetries: six-fold, eight-fold, quarter turns. */
export const drawGeometricTiles: Kind<GeometricTileOptions> = (canvas, { mood, pattern, columns }) =>
  rect(0, 0, WIDTH, canvas.height, PALETTES[mood].paper) + PATTERNS[pattern](canvas, mood, columns);

const star = (points: number, outer: number, inner: number, turn: number, color: string): string =>
  polygon(
    range(points * 2).map((i) => polar(0, 0, i % 2 ? inner : outer, turn + (i / (points * 2)) * TURN)),
    color,
  );

const drawCubes: Pattern = ({ height }, mood, columns) => {
  const { main, second, tint, third } = PALETTES[mood];
  const r = WIDTH / columns / Math.sqrt(3);
  const w = WIDTH / columns;
  return times((columns + 2) * (Math.ceil(height / (r * 1.5)) + 2), (cell) => {
    const [i, j] = [cell % (columns + 2), Math.floor(cell / (columns + 2))];
    const corner = (k: number): readonly [number, number] => polar(0, 0, r, (k / 6) * TURN + Math.PI / 6);
    const face = (k: number, color: string): string =>
      polygon([[0, 0], corner(k), corner(k + 1), corner(k + 2)], color, `stroke="${tint}" stroke-width="2"`);
    return moved(i * w + (j % 2 ? w / 2 : 0) - w / 2, j * r * 1.5, face(0, main) + face(2, second) + face(4, (i + j) % 3 ? third : tint));
  });
};

const drawHexStars: Pattern = ({ height }, mood, columns) => {
  const colors = PALETTES[mood];
  const w = WIDTH / columns;
  const r = w / Math.sqrt(3);
  return times((columns + 2) * (Math.ceil(height / (r * 1.5)) + 2), (cell) => {
    const [i, j] = [cell % (columns + 2), Math.floor(cell / (columns + 2))];
    const hex = polygon(
      range(6).map((k) => polar(0, 0, r, (k / 6) * TURN + Math.PI / 6)),
      cycle([colors.tint, colors.second, colors.paper], i + (j % 2) + j),
      `stroke="${colors.paper}" stroke-width="5"`,
    );
    return moved(
      i * w + (j % 2 ? w / 2 : 0) - w / 2,
      j * r * 1.5,
      hex +
        star(6, r * 0.74, r * 0.38, 0, colors.main) +
        star(6, r * 0.4, r * 0.2, Math.PI / 6, colors.third) +
        circle(0, 0, r * 0.1, colors.accent),
    );
  });
};

const drawEightStars: Pattern = ({ height }, mood, columns) => {
  const colors = PALETTES[mood];
  const side = WIDTH / columns;
  return times((columns + 1) * (Math.ceil(height / side) + 1), (cell) => {
    const [i, j] = [cell % (columns + 1), Math.floor(cell / (columns + 1))];
    const s = side / 100;
    const cross = rect(-50, -50, 100, 100, (i + j) % 2 ? colors.main : colors.second);
    const burst =
      star(8, 54, 38, 0, colors.paper) +
      star(8, 46, 32, 0, colors.accent) +
      star(8, 32, 20, Math.PI / 8, colors.third) +
      circle(0, 0, 9, colors.ink);
    return moved((i + 0.5) * side, (j + 0.5) * side, cross + burst, 0, s);
  });
};

const drawTruchet: Pattern = ({ random, height }, mood, columns) => {
  const colors = PALETTES[mood];
  const side = WIDTH / columns;
  const arcs = `M50 0A50 50 0 0 1 0 50M100 50A50 50 0 0 0 50 100`;
  return times(columns * Math.ceil(height / side), (cell) => {
    const tile =
      rect(-50, -50, 101, 101, colors.tint) +
      `<g transform="translate(-50 -50)">${stroke(arcs, colors.main, 34)}${stroke(arcs, colors.third, 8)}</g>`;
    return moved(((cell % columns) + 0.5) * side, (Math.floor(cell / columns) + 0.5) * side, tile, random.chance(0.5) ? 90 : 0, side / 100);
  });
};

const drawHerringbone: Pattern = ({ random, height }, mood, columns) => {
  const colors = [...lively(PALETTES[mood]), PALETTES[mood].tint];
  const w = WIDTH / columns / 2;
  const planks = times(columns * 2 * (Math.ceil(height / w) + 8), (cell) => {
    const [i, j] = [cell % (columns * 2), Math.floor(cell / (columns * 2)) - 3];
    const x = i * w;
    const lean = i % 2 ? -w : w;
    return path(`M${x} ${j * w}l${w} ${lean}v${w - 4}l${-w} ${-lean}Z`, random.pick(colors));
  });
  return planks;
};

const drawPetals: Pattern = ({ height }, mood, columns) => {
  const colors = PALETTES[mood];
  const side = WIDTH / columns;
  return times(columns * Math.ceil(height / side), (cell) => {
    const [i, j] = [cell % columns, Math.floor(cell / columns)];
    const corner = path('M-50 -50H-14A36 36 0 0 1 -50 -14Z', (i + j) % 2 ? colors.second : colors.third);
    const petal = path('M0 0C6 -26 26 -40 46 -46C40 -26 26 -6 0 0Z', colors.main);
    const rose = times(4, (k) => group(`rotate(${k * 90})`, corner + petal));
    return moved(
      (i + 0.5) * side,
      (j + 0.5) * side,
      rect(-50, -50, 100, 100, (i + j) % 2 ? colors.paper : colors.tint) + rose + circle(0, 0, 11, colors.accent),
      0,
      side / 100,
    );
  });
};

const PATTERNS = {
  cubes: drawCubes,
  hexstars: drawHexStars,
  eightstars: drawEightStars,
  truchet: drawTruchet,
  herringbone: drawHerringbone,
  petals: drawPetals,
};
