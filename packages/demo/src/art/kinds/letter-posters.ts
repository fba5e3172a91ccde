import { cycle } from '../drawing/colors.ts';
import { sizeToFit, text } from '../drawing/letters.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, num, rect, stroke, times } from '../drawing/shapes.ts';

export type LetterPosterOptions = { mood: Mood; glyph: string; caption: string; style: 'echo' | 'grid' | 'split' };

/** One letter or figure, as large as the sheet allows. */
export const drawLetterPoster: Kind<LetterPosterOptions> = ({ height }, { mood, glyph, caption, style }) => {
  const colors = PALETTES[mood];
  const lines = lively(colors);
  const foot =
    stroke(`M40 ${height - 66}H560`, colors.ink, 2) +
    text(40, height - 30, caption, { size: 22, color: colors.ink, weight: 700 }) +
    text(560, height - 30, glyph, { size: 22, color: colors.ink, weight: 700, anchor: 'end' });
  return (
    rect(0, 0, WIDTH, height, colors.paper) +
    { echo: drawEcho, grid: drawGrid, split: drawSplit }[style](height - 90, glyph, lines, colors.tint) +
    foot
  );
};

type Style = (height: number, glyph: string, colors: readonly string[], tint: string) => string;

const drawEcho: Style = (height, glyph, colors) => {
  const size = Math.min(sizeToFit(glyph, WIDTH * 0.72, 900, 900), height * 1.05);
  return times(5, (i) =>
    text(WIDTH / 2 - 52 + i * 26, height / 2 + size * 0.36 - 52 + i * 26, glyph, {
      size,
      color: cycle(colors, i),
      weight: 900,
      anchor: 'middle',
    }),
  );
};

const drawGrid: Style = (height, glyph, colors, tint) => {
  const rows = Math.round(height / 190);
  const step = height / rows;
  return times(rows * 3, (cell) => {
    const [x, y] = [(cell % 3) * 200, Math.floor(cell / 3) * step];
    return (
      rect(x, y, 201, step + 1, cell % 2 ? tint : cycle(colors, cell + 1)) +
      text(x + 100, y + step / 2 + 60, glyph, {
        size: sizeToFit(glyph, 150, 900, 170),
        color: cell % 2 ? cycle(colors, cell) : tint,
        weight: 900,
        anchor: 'middle',
      })
    );
  });
};

const drawSplit: Style = (height, glyph, colors, tint) => {
  const size = Math.min(sizeToFit(glyph, WIDTH * 0.8, 900, 1000), height * 1.1);
  const letter = (color: string): string =>
    text(WIDTH / 2, height / 2 + size * 0.36, glyph, { size, color, weight: 900, anchor: 'middle' });
  const bands = times(
    7,
    (i) => `<clipPath id="band${i}"><rect x="0" y="${num((height / 7) * i)}" width="600" height="${num(height / 7)}"/></clipPath>`,
  );
  return (
    `<defs>${bands}</defs>` +
    circle(WIDTH / 2, height / 2, WIDTH * 0.42, tint) +
    times(7, (i) => `<g clip-path="url(#band${i})" transform="translate(${(i % 2 ? 1 : -1) * 14} 0)">${letter(cycle(colors, i))}</g>`)
  );
};
