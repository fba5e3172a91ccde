/** A colour as an eye tells it apart: equal distances look equally far. */
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** How much light a byte of sRGB stands for, from 0 to 1. */
export const linearOf = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** OKLab of an sRGB colour of bytes, as Björn Ottosson published it. */
export function oklabOf(redByte: number, greenByte: number, blueByte: number): Lab {
  const [red, green, blue] = [linearOf[redByte]!, linearOf[greenByte]!, linearOf[blueByte]!];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
