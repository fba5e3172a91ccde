/** Red, green and blue of a six-digit colour. */
const channels = (color: string): number[] => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** The colour that lies `share` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (color: string, share: number): string => mix(color, '#ffffff', share);
export const darken = (color: string, share: number): string => mix(color, '#14101f', share);

/** True for a colour on which white text reads better than black. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}

/** The colour at a place of an endless list. */
export function cycle<T>(list: readonly T[], index: number): T {
  const value = list[((index % list.length) + list.length) % list.length];
  if (value === undefined) throw new RangeError('cycle needs at least one value');
  return value;
}
