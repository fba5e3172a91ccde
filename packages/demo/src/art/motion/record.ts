import { darken, lighten } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { circle, group, moved, num, path, polar, rect, stroke, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 600, height: 600 };
const { mint, ink } = PALETTES;

/** A record that turns twice in a loop under an arm that rides its wave. */
export const RECORD: MovingPicture = {
  ...SIZE,
  id: 'side-b-again',
  kind: 'record-sleeves',
  form: 'video',
  seconds: 4,
  framesPerSecond: 24,
  title: 'Side B, again',
  description: 'Thirty-three and a third, give or take the felt.',
  alt: 'A record with a coral label turns on a mint green player',
  topics: ['music', 'records', 'vinyl', 'motion'],
  frame: (moment) => {
    const turn = moment * 360 * 2;
    const grooves = times(
      7,
      (i) => `<circle cx="0" cy="0" r="${90 + i * 15}" fill="none" stroke="${lighten(ink.ink, 0.12)}" stroke-width="2"/>`,
    );
    const shine = times(2, (i) =>
      group(`rotate(${40 + i * 180})`, path('M0 0L-38 -196A200 200 0 0 1 38 -196Z', '#ffffff', 'opacity="0.09"')),
    );
    const label =
      circle(0, 0, 70, mint.second) +
      path('M-70 0A70 70 0 0 1 70 0Z', mint.third) +
      times(8, (i) => circle(...polar(0, 0, 50, (i / 8) * TURN), 5, mint.ink)) +
      circle(0, 0, 7, mint.paper);
    return frameOf(
      SIZE,
      [
        rect(0, 0, 600, 600, mint.main),
        rect(40, 40, 520, 520, mint.tint, 34),
        circle(270, 310, 218, darken(mint.tint, 0.18)),
        moved(270, 310, circle(0, 0, 206, ink.ink) + grooves),
        moved(270, 310, label, turn),
        moved(270, 310, shine),
        drawArm(moment),
        circle(498, 500, 22, mint.accent) + rect(494, 480, 8, 22, mint.paper, 3),
      ].join(''),
    );
  },
};

function drawArm(moment: number): string {
  const arm = stroke('M0 0V170L-46 250', '#fffdf6', 13) + rect(-66, 240, 34, 46, mint.accent, 6) + rect(-16, -46, 32, 44, ink.second, 8);
  return (
    circle(492, 120, 44, darken(mint.tint, 0.3)) +
    moved(492, 120, arm, num(22 + Math.sin(moment * TURN * 2) * 0.9)) +
    circle(492, 120, 20, ink.ink)
  );
}
