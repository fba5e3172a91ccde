type Bin = { count: number; red: number; green: number; blue: number };

/** The most common colour, as `#rrggbb`: pixels are gathered in 512 coarse bins, and the fullest one is averaged. */
export function dominantColorOf(pixels: Uint8Array, channels: number): string {
  const bins = new Map<number, Bin>();
  let fullest: Bin = { count: 0, red: 0, green: 0, blue: 0 };
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    const [red, green, blue] = colorAt(pixels, at, channels);
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, bin);
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    if (bin.count > fullest.count) fullest = bin;
  }
  return `#${hexOf(fullest.red, fullest.count)}${hexOf(fullest.green, fullest.count)}${hexOf(fullest.blue, fullest.count)}`;
}

function colorAt(pixels: Uint8Array, at: number, channels: number): [number, number, number] {
  const first = pixels[at] ?? 0;
  if (channels < 3) return [first, first, first];
  return [first, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

function hexOf(sum: number, count: number): string {
  return Math.round(sum / Math.max(1, count))
    .toString(16)
    .padStart(2, '0');
}
