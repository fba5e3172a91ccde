import { darken, lighten, mix } from '../drawing/colors.ts';
import type { Canvas } from '../drawing/picture.ts';
import { ellipse, leaf, num, path, rect, stroke, times, UP } from '../drawing/shapes.ts';
import type { RoomColors } from './room-colors.ts';
import type { Space } from './isometric-space.ts';

export const drawRug = ({ face }: Space, { rug }: RoomColors): string =>
  face(
    [
      [-1.9, -1.4, 0.02],
      [2.1, -1.4, 0.02],
      [2.1, 2.4, 0.02],
      [-1.9, 2.4, 0.02],
    ],
    lighten(rug, 0.55),
  ) +
  face(
    [
      [-1.6, -1.1, 0.03],
      [1.8, -1.1, 0.03],
      [1.8, 2.1, 0.03],
      [-1.6, 2.1, 0.03],
    ],
    lighten(rug, 0.3),
  );

export const drawBed = ({ box }: Space, { wood, seat, bright }: RoomColors): string =>
  box(-3.4, -3.3, 0, 2.6, 4, 0.55, wood) +
  box(-3.3, -3.2, 0.55, 2.4, 3.8, 0.5, '#f6f2ea') +
  box(-3.3, -1.6, 0.62, 2.44, 2.2, 0.5, seat) +
  box(-3.1, -3.1, 1.05, 0.95, 0.7, 0.25, '#ffffff') +
  box(-2, -3.1, 1.05, 0.95, 0.7, 0.25, bright);

export const drawSofa = ({ box }: Space, { seat, bright }: RoomColors): string =>
  box(-3.4, -2.9, 0, 1.3, 4.2, 0.75, seat) +
  box(-3.4, -2.9, 0.75, 0.45, 4.2, 0.95, seat) +
  box(-3.4, -3.1, 0, 1.3, 0.35, 1.25, seat) +
  box(-2.85, -2.6, 0.75, 0.6, 0.9, 0.5, bright) +
  box(-3.4, 1.3, 0, 1.3, 0.35, 1.25, seat);

export function drawCabinet({ box, face, project, unit }: Space, { random }: Canvas, { wood, rug }: RoomColors): string {
  const door = (x: number): string =>
    face(
      [
        [x, -2.5, 0.15],
        [x + 0.87, -2.5, 0.15],
        [x + 0.87, -2.5, 1.2],
        [x, -2.5, 1.2],
      ],
      lighten(wood, 0.14),
    );
  const [x, y] = project(1.65, -2.95, 1.8);
  const plant = times(7, (i) =>
    leaf(x, y, unit * random.between(0.8, 1.2), unit * 0.17, UP + (i - 3) * 0.33, i % 2 ? '#3f7d58' : '#2d6247'),
  );
  return box(1.1, -3.4, 0, 2.2, 0.9, 1.35, wood) + door(1.25) + door(2.25) + box(1.4, -3.2, 1.35, 0.5, 0.5, 0.45, rug) + plant;
}

export function drawTable({ project, unit }: Space, { wood, bright }: RoomColors): string {
  const [x, y] = project(0.4, 0.8, 0.7);
  return [
    ellipse(x, y + unit * 0.62, unit * 0.85, unit * 0.42, '#000000', 'opacity=".14"'),
    rect(x - 3, y, 6, unit * 0.6, darken(wood, 0.3)),
    ellipse(x, y + 5, unit * 0.9, unit * 0.46, darken(wood, 0.25)),
    ellipse(x, y, unit * 0.9, unit * 0.46, lighten(wood, 0.25)),
    rect(x - unit * 0.2, y - unit * 0.36, unit * 0.3, unit * 0.32, bright, 3),
    ellipse(x - unit * 0.05, y - unit * 0.36, unit * 0.15, unit * 0.07, lighten(bright, 0.4)),
  ].join('');
}

export function drawFloorPlant({ project, unit }: Space, { random }: Canvas, { bright }: RoomColors): string {
  const [x, y] = project(2.7, 2.4, 0);
  const pot = path(
    `M${num(x - unit * 0.42)} ${num(y - unit * 0.85)}h${num(unit * 0.84)}l${num(-unit * 0.13)} ${num(unit * 0.9)}h${num(-unit * 0.58)}Z`,
    bright,
  );
  return (
    pot +
    times(9, (i) =>
      leaf(x, y - unit * 0.8, unit * random.between(1.5, 2.2), unit * 0.26, UP + (i - 4) * 0.3, i % 2 ? '#2f6b4f' : '#4a8f68', '#24533d'),
    )
  );
}

export function drawLamp({ project, unit }: Space, { wallLeft, bright }: RoomColors): string {
  const [x, y] = project(0.3, 0.6, 3.6);
  return (
    stroke(`M${num(x)} ${num(y - unit * 2.4)}V${num(y)}`, mix(wallLeft, '#000000', 0.5), 2) +
    path(
      `M${num(x - unit * 0.62)} ${num(y + unit * 0.45)}q0 ${num(-unit * 0.6)} ${num(unit * 0.62)} ${num(-unit * 0.6)}t${num(unit * 0.62)} ${num(unit * 0.6)}Z`,
      bright,
    ) +
    ellipse(x, y + unit * 0.45, unit * 0.62, unit * 0.16, '#fff3cf')
  );
}
