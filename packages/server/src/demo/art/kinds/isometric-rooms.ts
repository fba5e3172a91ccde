import { darken, lighten, mix } from '../colors.ts';
import { WIDTH, type Canvas, type Kind } from '../picture.ts';
import { ellipse, leaf, num, path, polygon, rect, segment, stroke, times, UP, type Point } from '../shapes.ts';

export type RoomOptions = {
  background: string;
  wallRight: string;
  wallLeft: string;
  floor: string;
  seat: string;
  rug: string;
  bright: string;
  wood: string;
  sky: string;
  furniture: 'sofa' | 'bed';
};

type Corner = readonly [x: number, y: number, z: number];
type Face = (corners: readonly Corner[], fill: string) => string;
type Box = (x: number, y: number, z: number, w: number, d: number, h: number, color: string) => string;
type Space = { unit: number; project: (x: number, y: number, z: number) => Point; face: Face; box: Box };

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

function createSpace(height: number): Space {
  const unit = WIDTH * 0.075;
  const project = (x: number, y: number, z: number): Point => [
    WIDTH / 2 + (x - y) * unit * 0.866,
    height * 0.56 + (x + y) * unit * 0.5 - z * unit,
  ];
  const face: Face = (corners, fill) =>
    polygon(
      corners.map((corner) => project(...corner)),
      fill,
    );
  const box: Box = (x, y, z, w, d, h, color) =>
    face(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      lighten(color, 0.22),
    ) +
    face(
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      color,
    ) +
    face(
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      darken(color, 0.2),
    );
  return { unit, project, face, box };
}

function drawShell(
  { unit, project, face }: Space,
  canvas: Canvas,
  { floor, wallLeft, wallRight }: RoomOptions,
): string {
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

const drawRug = ({ face }: Space, { rug }: RoomOptions): string =>
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

const drawBed = ({ box }: Space, { wood, seat, bright }: RoomOptions): string =>
  box(-3.4, -3.3, 0, 2.6, 4, 0.55, wood) +
  box(-3.3, -3.2, 0.55, 2.4, 3.8, 0.5, '#f6f2ea') +
  box(-3.3, -1.6, 0.62, 2.44, 2.2, 0.5, seat) +
  box(-3.1, -3.1, 1.05, 0.95, 0.7, 0.25, '#ffffff') +
  box(-2, -3.1, 1.05, 0.95, 0.7, 0.25, bright);

const drawSofa = ({ box }: Space, { seat, bright }: RoomOptions): string =>
  box(-3.4, -2.9, 0, 1.3, 4.2, 0.75, seat) +
  box(-3.4, -2.9, 0.75, 0.45, 4.2, 0.95, seat) +
  box(-3.4, -3.1, 0, 1.3, 0.35, 1.25, seat) +
  box(-2.85, -2.6, 0.75, 0.6, 0.9, 0.5, bright) +
  box(-3.4, 1.3, 0, 1.3, 0.35, 1.25, seat);

function drawCabinet({ box, face, project, unit }: Space, { random }: Canvas, { wood, rug }: RoomOptions): string {
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
  return (
    box(1.1, -3.4, 0, 2.2, 0.9, 1.35, wood) +
    door(1.25) +
    door(2.25) +
    box(1.4, -3.2, 1.35, 0.5, 0.5, 0.45, rug) +
    plant
  );
}

function drawTable({ project, unit }: Space, { wood, bright }: RoomOptions): string {
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

function drawFloorPlant({ project, unit }: Space, { random }: Canvas, { bright }: RoomOptions): string {
  const [x, y] = project(2.7, 2.4, 0);
  const pot = path(
    `M${num(x - unit * 0.42)} ${num(y - unit * 0.85)}h${num(unit * 0.84)}l${num(-unit * 0.13)} ${num(unit * 0.9)}h${num(-unit * 0.58)}Z`,
    bright,
  );
  return (
    pot +
    times(9, (i) =>
      leaf(
        x,
        y - unit * 0.8,
        unit * random.between(1.5, 2.2),
        unit * 0.26,
        UP + (i - 4) * 0.3,
        i % 2 ? '#2f6b4f' : '#4a8f68',
        '#24533d',
      ),
    )
  );
}

function drawLamp({ project, unit }: Space, { wallLeft, bright }: RoomOptions): string {
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
