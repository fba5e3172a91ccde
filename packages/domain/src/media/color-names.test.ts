import { expect, it } from 'vitest';
import { colorNameOf, colorNames, colorShades } from './color-names.ts';

it.each([
  [0xff0000, 'red'],
  [0xff8c00, 'orange'],
  [0xffd700, 'yellow'],
  [0x228b22, 'green'],
  [0x008080, 'teal'],
  [0x87ceeb, 'sky'],
  [0x0000ff, 'blue'],
  [0x1b2150, 'blue'],
  [0x800080, 'purple'],
  [0xffc0cb, 'pink'],
  [0x8b4513, 'brown'],
  [0x808080, 'grey'],
  [0x0a0a0a, 'black'],
  [0xfafafa, 'white'],
] as const)('calls #%s by the name that people would', (color, name) => {
  expect(colorNameOf(color)).toBe(name);
});

it('calls each shade by its own name', () => {
  for (const name of colorNames) expect(colorNameOf(Number.parseInt(colorShades[name].slice(1), 16))).toBe(name);
});
