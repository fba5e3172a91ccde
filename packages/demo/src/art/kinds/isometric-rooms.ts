import { darken, lighten } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { ellipse, rect, segment, times } from '../drawing/shapes.ts';
import { drawBed, drawCabinet, drawFloorPlant, drawLamp, drawRug, drawSofa, drawTable } from './isometric-furniture.ts';
import { createSpace, type Space } from './isometric-space.ts';
import type { RoomColors } from './room-colors.ts';

export type RoomOptions = RoomColors & { furniture: 'sofa' | 'bed' };

/** A small room seen from above at an angle, two walls taken away. */
export const drawRoom: Kind<RoomOptions> = (canvas, options) => {
  const space = createSpace(canvas.height);
  return [
    rect(0, 0, WIDTH, canvas.height, options.background),
    drawShell(space, canvas, options),
    drawWalls(space, options),
    drawRug(space, options),
    options.furniture === 'bed' ? drawBed(space, options) : drawSofa(space, options),
    drawCabinet(space, canvas, options),
    drawTable(space, options),
    drawFloorPlant(space, canvas, options),
    drawLamp(space, options),
  ].join('');
};

function drawShell({ unit, project, face }: Space, canvas: Canvas, { floor, wallLeft, wallRight }: RoomOptions): string {
  return [
    ellipse(WIDTH / 2, canvas.height * 0.56 + unit * 3.6, unit * 5.4, unit * 1.6, '#000000', 'opacity=".1"'),
    face(
      [
        [-3.5, 3.5, -0.3],
        [3.5, 3.5, -0.3],
        [3.5, 3.5, 0],
        [-3.5, 3.5, 0],
      ],
      darken(floor, 0.3),
    ),
    face(
      [
        [3.5, -3.5, -0.3],
        [3.5, 3.5, -0.3],
        [3.5, 3.5, 0],
        [3.5, -3.5, 0],
      ],
      darken(floor, 0.42),
    ),
    face(
      [
        [-3.5, -3.5, 0],
        [3.5, -3.5, 0],
        [3.5, 3.5, 0],
        [-3.5, 3.5, 0],
      ],
      floor,
    ),
    times(7, (i) => segment(project(-3.5, i - 3, 0), project(3.5, i - 3, 0), darken(floor, 0.1), 1.4)),
    face(
      [
        [-3.5, -3.5, 0],
        [3.5, -3.5, 0],
        [3.5, -3.5, 5],
        [-3.5, -3.5, 5],
      ],
      wallRight,
    ),
    face(
      [
        [-3.5, -3.5, 0],
        [-3.5, 3.5, 0],
        [-3.5, 3.5, 5],
        [-3.5, -3.5, 5],
      ],
      wallLeft,
    ),
    face(
      [
        [-3.5, -3.5, 5],
        [3.5, -3.5, 5],
        [3.5, -3.7, 5.12],
        [-3.7, -3.7, 5.12],
      ],
      lighten(wallRight, 0.5),
    ),
    face(
      [
        [-3.5, -3.5, 5],
        [-3.5, 3.5, 5],
        [-3.7, 3.5, 5.12],
        [-3.7, -3.7, 5.12],
      ],
      lighten(wallLeft, 0.5),
    ),
  ].join('');
}

function drawWalls({ unit, project, face }: Space, { sky, seat, bright }: RoomOptions): string {
  const right = (x1: number, x2: number, z1: number, z2: number, fill: string): string =>
    face(
      [
        [x1, -3.5, z1],
        [x2, -3.5, z1],
        [x2, -3.5, z2],
        [x1, -3.5, z2],
      ],
      fill,
    );
  const left = (y1: number, y2: number, z1: number, z2: number, fill: string): string =>
    face(
      [
        [-3.5, y1, z1],
        [-3.5, y2, z1],
        [-3.5, y2, z2],
        [-3.5, y1, z2],
      ],
      fill,
    );
  return [
    right(0.2, 2.8, 1.9, 4.3, '#ffffff'),
    right(0.35, 1.42, 2.05, 4.15, sky),
    right(1.58, 2.65, 2.05, 4.15, sky),
    left(-1.6, 0.2, 2.3, 4.4, '#ffffff'),
    left(-1.4, 0, 2.5, 4.2, seat),
    ellipse(...project(-3.5, -0.7, 3.3), unit * 0.38, unit * 0.5, bright),
    left(1, 2.1, 2.6, 3.9, '#ffffff'),
    left(1.15, 1.95, 2.75, 3.75, bright),
  ].join('');
}
