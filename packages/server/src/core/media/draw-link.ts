import { createHash } from 'node:crypto';
import sharp from 'sharp';

const SIZE = { width: 600, height: 750 } as const;
const ARCHES = 4;

/** Draws a picture for an address that has none: the bower's arches, in colours and places of its own. */
export async function drawLinkPicture(address: string): Promise<Uint8Array> {
  const bytes = createHash('sha256').update(address).digest();
  const hue = (bytes.readUInt16LE(0) / 0x10000) * 360;
  const ground = `hsl(${hue.toFixed(1)} ${22 + (bytes[2]! % 20)}% ${86 + (bytes[3]! % 7)}%)`;
  const ink = `hsl(${((hue + 150 + (bytes[4]! % 60)) % 360).toFixed(1)} ${38 + (bytes[5]! % 22)}% ${28 + (bytes[6]! % 14)}%)`;
  const middle = SIZE.width / 2 + (bytes[7]! - 128) * 0.6;
  const floor = SIZE.height * 0.78;
  const arches = Array.from({ length: ARCHES }, (_, at) => {
    const half = 70 + at * 42 + (bytes[8 + at]! % 24);
    const top = floor - 250 - at * 46 - (bytes[12 + at]! % 40);
    return `<path d="M ${middle - half} ${floor} C ${middle - half} ${top} ${middle + half} ${top} ${middle + half} ${floor}"/>`;
  });
  const dot = { x: middle + (bytes[16]! - 128) * 0.3, radius: 14 + (bytes[17]! % 18) };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round">${arches.join('')}<path d="M 60 ${floor} H ${SIZE.width - 60}"/></g>
    <circle cx="${dot.x}" cy="${floor - dot.radius - 10}" r="${dot.radius}" fill="#2b3fd9"/></svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 32 }).toBuffer();
}
