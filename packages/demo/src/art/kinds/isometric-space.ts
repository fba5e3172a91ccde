import { darken, lighten } from '../drawing/colors.ts';
import { WIDTH } from '../drawing/picture.ts';
import { polygon, type Point } from '../drawing/shapes.ts';

type Corner = readonly [x: number, y: number, z: number];
type Face = (corners: readonly Corner[], fill: string) => string;
type Box = (x: number, y: number, z: number, w: number, d: number, h: number, color: string) => string;
/** A projection from room coordinates, with faces and boxes drawn in it. */
export type Space = { unit: number; project: (x: number, y: number, z: number) => Point; face: Face; box: Box };

/** The space of a picture: its middle lies a little below the middle of the sheet. */
export function createSpace(height: number): Space {
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
