import { isDark } from '../drawing/colors.ts';
import { text } from '../drawing/letters.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { rect } from '../drawing/shapes.ts';

export type ColourCardOptions = { colors: readonly (readonly [color: string, name: string])[]; title?: string };

/** A paint card: named swatches with their codes. */
export const drawColourCard: Kind<ColourCardOptions> = ({ height }, options) => {
  const margin = 34;
  const step = (height - margin * 2 - (options.title ? 80 : 0)) / options.colors.length;
  const swatches = options.colors.map(([color, name], index) => {
    const ink = isDark(color) ? '#ffffff' : '#22222a';
    const y = margin + index * step;
    return (
      rect(margin, y, WIDTH - 2 * margin, step - 8, color, 10) +
      text(margin + 22, y + step - 30, name, { size: 25, color: ink }) +
      text(WIDTH - margin - 22, y + step - 30, color.toUpperCase(), {
        size: 18,
        color: ink,
        anchor: 'end',
        extra: 'opacity=".75"',
      })
    );
  });
  const title = options.title ? text(margin, height - 48, options.title, { size: 42, color: '#1d1d26', weight: 700 }) : '';
  return rect(0, 0, WIDTH, height, '#f7f5f1') + swatches.join('') + title;
};
