import type { Random } from './random.ts';

export type Point = readonly [number, number];

export const TURN = Math.PI * 2;
export const UP = -Math.PI / 2;

/** Numbers in SVG text, rounded to a tenth: finer is not seen and costs bytes. */
export const num = (value: number): number => Math.round(value * 10) / 10;

export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, index) => index);

/** One piece of drawing for each number from 0 to count - 1. */
export const times = (count: number, draw: (index: number) => string): string => range(count).map(draw).join('');

export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

export function rect(x: number, y: number, width: number, height: number, fill: string, corner = 0, extra = ''): string {
  const round = corner ? ` rx="${num(corner)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${round} ${extra}/>`;
}

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const outline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

export const polygon = (points: readonly Point[], fill: string, extra = ''): string => path(`${outline(points)}Z`, fill, extra);

export const segment = (from: Point, to: Point, color: string, width: number, extra = ''): string =>
  stroke(outline([from, to]), color, width, extra);

export const group = (transform: string, content: string, extra = ''): string => `<g transform="${transform}" ${extra}>${content}</g>`;

export const moved = (x: number, y: number, content: string, turn = 0, scale = 1): string =>
  group(`translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${Math.round(scale * 1000) / 1000})`, content);

export const shadow = (x: number, y: number, rx: number, ry: number, strength = 0.16): string =>
  ellipse(x, y, rx, ry, '#1b1030', `opacity="${strength}"`);

/** A top to bottom gradient (or along the given direction), used by `url(#id)`. */
export function gradient(id: string, colors: readonly string[], x2 = 0, y2 = 1): string {
  const last = Math.max(1, colors.length - 1);
  const stops = colors.map((color, index) => `<stop offset="${num((index / last) * 100)}%" stop-color="${color}"/>`);
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient></defs>`;
}

export const clip = (id: string, shape: string, content: string): string =>
  `<defs><clipPath id="${id}">${shape}</clipPath></defs><g clip-path="url(#${id})">${content}</g>`;

/** A closed soft curve through the middles between the points. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const next = (index: number): Point => points[(index + 1) % points.length] ?? [0, 0];
  const start = middle(next(points.length - 2), next(points.length - 1));
  return `M${at(start)}${points.map((point, index) => `Q${at(point)} ${at(middle(point, next(index)))}`).join('')}Z`;
}

export function blob(random: Random, x: number, y: number, radius: number, corners = 8, wobble = 0.25): string {
  return smooth(range(corners).map((i) => polar(x, y, radius * (1 + random.between(-wobble, wobble)), (i / corners) * TURN)));
}

/** The outline of a pointed leaf from its stem at x, y along an angle. */
export function leafOutline(x: number, y: number, length: number, width: number, angle: number): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const p = (u: number, v: number): string => at([x + u * cos - v * sin, y + u * sin + v * cos]);
  const upper = `C${p(length * 0.25, -width)} ${p(length * 0.7, -width * 0.9)} ${p(length, 0)}`;
  const lower = `C${p(length * 0.7, width * 0.9)} ${p(length * 0.25, width)} ${p(0, 0)}`;
  return `M${p(0, 0)}${upper}${lower}Z`;
}

/** A pointed leaf, with a vein if a colour is given for it. */
export function leaf(x: number, y: number, length: number, width: number, angle: number, fill: string, vein?: string): string {
  const middle = vein ? segment(polar(x, y, length * 0.05, angle), polar(x, y, length * 0.85, angle), vein, 1.6) : '';
  return path(leafOutline(x, y, length, width, angle), fill) + middle;
}

/** A flower seen from the front: petals all around and an eye. */
export const flower = (x: number, y: number, size: number, petals: number, fill: string, eye: string): string =>
  times(petals, (i) => leaf(x, y, size, size * 0.32, (i / petals) * TURN, fill)) + circle(x, y, size * 0.28, eye);
