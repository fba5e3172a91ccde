/** Two pictures are compared as squares of so many pixels a side, three bytes each. */
export const COMPARED_SIDE = 96;

/** Blocks tell a changed word or a changed colour, which a mean over the whole would hide. */
const BLOCK = 8;
/** How far the mean of a block may differ in a channel, and how far pixels may on average: what another quality or size does. */
const MOST_OF_BLOCK = 8;
const MOST_OF_PIXEL = 5;
/** Another size puts edges elsewhere by up to a pixel. */
const SHIFTS = [0, -1, 1];

/** Whether two squares show the same picture: saved again, in another size or quality, and not recoloured or written on. */
export function arePixelsSame(one: Uint8Array, other: Uint8Array): boolean {
  return SHIFTS.some((down) => SHIFTS.some((right) => isSameShifted(one, other, down, right)));
}

function isSameShifted(one: Uint8Array, other: Uint8Array, down: number, right: number): boolean {
  let sum = 0;
  let count = 0;
  for (let top = 1; top + BLOCK < COMPARED_SIDE; top += BLOCK) {
    for (let left = 1; left + BLOCK < COMPARED_SIDE; left += BLOCK) {
      const means = [0, 0, 0];
      for (let row = top; row < top + BLOCK; row += 1) {
        for (let column = left; column < left + BLOCK; column += 1) {
          const at = 3 * (row * COMPARED_SIDE + column);
          const beside = 3 * ((row + down) * COMPARED_SIDE + column + right);
          for (let channel = 0; channel < 3; channel += 1) {
            const difference = one[at + channel]! - other[beside + channel]!;
            means[channel]! += difference / BLOCK ** 2;
            sum += Math.abs(difference);
            count += 1;
          }
        }
      }
      if (means.some((mean) => Math.abs(mean) > MOST_OF_BLOCK)) return false;
    }
  }
  return sum / count <= MOST_OF_PIXEL;
}
