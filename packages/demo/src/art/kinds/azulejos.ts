import { mix } from '../drawing/colors.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, group, path, rect, times } from '../drawing/shapes.ts';

export type AzulejoOptions = { background: string; colors: readonly [string, string, string]; columns?: number };

/** Painted tiles with arcs in the corners and a four-petalled heart. */
export const drawAzulejos: Kind<AzulejoOptions> = ({ height }, options) => {
  const columns = options.columns ?? 4;
  const side = WIDTH / columns;
  const joint = `<rect width="100" height="100" fill="none" stroke="${mix(options.background, '#000000', 0.14)}"/>`;
  const tiles = times(columns * Math.ceil(height / side), (cell) =>
    group(`translate(${(cell % columns) * side} ${Math.floor(cell / columns) * side}) scale(${side / 100})`, `<use href="#tile"/>${joint}`),
  );
  return `<defs><g id="tile">${drawTile(options)}</g></defs>${tiles}`;
};

function drawTile({ background, colors: [first, second, third] }: AzulejoOptions): string {
  const quarter = [
    path('M0 0h34a34 34 0 0 1 -34 34Z', first),
    path('M0 0h20a20 20 0 0 1 -20 20Z', background),
    path('M50 50C38 36 38 18 50 6C62 18 62 36 50 50Z', second),
    path('M50 40C45 33 45 24 50 16C55 24 55 33 50 40Z', third),
    path('M50 50C54 36 66 28 78 22C76 36 66 46 50 50Z', first),
  ].join('');
  return rect(0, 0, 100, 100, background) + times(4, (i) => group(`rotate(${i * 90} 50 50)`, quarter)) + circle(50, 50, 8, third);
}
