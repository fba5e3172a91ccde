import { cycle, darken, isDark, lighten } from '../drawing/colors.ts';
import { text } from '../drawing/letters.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, moved, polar, rect, segment, times, TURN, UP } from '../drawing/shapes.ts';

export type WatchOptions = { mood: Mood; count: 1 | 2 | 3; numerals?: boolean };

/** Wrist watches, laid out straight. */
export const drawWatches: Kind<WatchOptions> = ({ random, height }, { mood, count, numerals }) => {
  const colors = PALETTES[mood];
  const w = WIDTH / count;
  const scale = { 1: 1.25, 2: 0.92, 3: 0.66 }[count];
  return times(count, (i) => {
    const strap = cycle(lively(colors), i);
    const face = cycle([colors.paper, lighten(strap, 0.82), colors.ink], i + (count === 1 ? 0 : 1));
    const time = { hour: random.between(0, 12), minute: random.integer(0, 11) * 5 };
    const ground = rect(i * w, 0, w + 1, height, i % 2 ? colors.tint : count === 1 ? colors.tint : colors.paper);
    return (
      ground + moved((i + 0.5) * w, height / 2, drawWatch(strap, face, colors.accent, time, numerals ?? false, height / scale), 0, scale)
    );
  });
};

function drawWatch(
  strap: string,
  face: string,
  hand: string,
  time: { hour: number; minute: number },
  numerals: boolean,
  length: number,
): string {
  const ink = isDark(face) ? '#ffffff' : '#22222a';
  const tip = (turn: number, reach: number): readonly [number, number] => polar(0, 0, reach, UP + turn * TURN);
  const marks = times(12, (i) => {
    const [x, y] = tip(i / 12, 78);
    return numerals
      ? text(x, y + 9, String(i || 12), { size: 25, color: ink, weight: 700, anchor: 'middle' })
      : segment(tip(i / 12, 74), tip(i / 12, i % 3 ? 84 : 94), ink, i % 3 ? 4 : 7);
  });
  return [
    rect(-58, -length / 2, 116, length, strap, 10) +
      rect(-47, -length / 2, 94, length, 'none', 6, `stroke="${lighten(strap, 0.35)}" stroke-width="3" stroke-dasharray="8 7"`),
    times(4, (i) => circle(0, 170 + i * 34, 6, darken(strap, 0.4))),
    rect(112, -14, 24, 28, '#c9c3b4', 5) +
      circle(4, 10, 124, '#000000', 'opacity=".16"') +
      circle(0, 0, 122, '#d9d3c6') +
      circle(0, 0, 110, '#f4f1ea') +
      circle(0, 0, 104, face),
    marks + circle(0, 46, 22, 'none', `stroke="${ink}" stroke-width="2" opacity=".5"`),
    segment([0, 0], tip((time.hour + time.minute / 60) / 12, 48), ink, 9) +
      segment([0, 0], tip(time.minute / 60, 76), ink, 6) +
      segment(tip(0.62, 20), tip(0.12, 86), hand, 3) +
      circle(0, 0, 8, hand),
  ].join('');
}
