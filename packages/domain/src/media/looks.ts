import { oklabOf } from './oklab.ts';

/** By which rules a picture was described; one more describes all of them anew. 2 tells skin tones, 3 vivid colours. */
export const DESCRIPTION_VERSION = 3;
export const LOOKS_DIMENSIONS = 128;
/** Pictures are described from a square of so many pixels. */
export const LOOKS_SIDE = 64;

const CELLS = 4;
const EDGE_CELLS = 2;
const DIRECTIONS = 8;
const HUES = 8;
const GREYS = 8;
const PALETTE = 3 * HUES + GREYS;
/** Below this an eye sees no hue; above the second a colour is strong. */
const GREY_CHROMA = 0.03;
const STRONG_CHROMA = 0.11;
/** Hues differ by less than lightness does, in numbers. */
const HUE_SCALE = 2.5;
const FREQUENCY_WEIGHT = 0.6;
const SCALE = 127;

/**
 * What each part of a description counts where pictures are compared. Edges tell most of what a picture shows. Nearly every
 * picture has upright and level ones, so only what is more or less than their mean counts.
 */
const COMPARED_PARTS = [
  { from: 0, to: 48, weight: 0.5, isCentred: false },
  { from: 48, to: 80, weight: 0.5, isCentred: false },
  { from: 80, to: 112, weight: 1, isCentred: true },
  { from: 112, to: LOOKS_DIMENSIONS, weight: 0.5, isCentred: false },
] as const;

interface Planes {
  readonly lightness: Float32Array;
  readonly greenRed: Float32Array;
  readonly blueYellow: Float32Array;
}

/**
 * Describes how a picture looks, as 128 signed bytes: where its colours stand, which they are, which way its edges run, and how
 * light spreads over it. `pixels` are 64 × 64 of RGB.
 */
export function describeLooks(pixels: Uint8Array): Int8Array {
  const planes = planesOf(pixels);
  const parts = [
    scaled(layoutOf(planes), 1),
    scaled(paletteOf(planes), 1),
    scaled(edgesOf(planes.lightness), 1),
    scaled(frequenciesOf(planes.lightness), FREQUENCY_WEIGHT),
  ];
  return Int8Array.from(parts.flatMap((part) => [...part]).map((value) => Math.max(-SCALE, Math.min(SCALE, Math.round(value * SCALE)))));
}

/** Looks as they rest in a table, read again without a copy. */
export function readLooks(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Looks with their parts weighed for comparing, as a vector of length 1; all zeros for a picture without any. */
export function weighLooks(looks: Int8Array): Float32Array {
  const weighed = new Float32Array(LOOKS_DIMENSIONS);
  for (const { from, to, weight, isCentred } of COMPARED_PARTS) {
    const part = Float64Array.from(looks.subarray(from, to));
    const mean = isCentred ? part.reduce((sum, value) => sum + value, 0) / part.length : 0;
    weighed.set(
      scaled(
        part.map((value) => value - mean),
        weight,
      ),
      from,
    );
  }
  const length = Math.hypot(...weighed) || 1;
  return weighed.map((value) => value / length);
}

/** How alike two pictures look, from -1 to 1; both are weighed. */
export function resemblance(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}

/** How alike two descriptions are, from -1 to 1: it tells the same picture from any other one. */
export function likeness(one: Int8Array, other: Int8Array): number {
  let [dot, ones, others] = [0, 0, 0];
  for (let at = 0; at < LOOKS_DIMENSIONS; at += 1) {
    dot += one[at]! * other[at]!;
    ones += one[at]! ** 2;
    others += other[at]! ** 2;
  }
  return ones === 0 || others === 0 ? 0 : dot / Math.sqrt(ones * others);
}

function planesOf(pixels: Uint8Array): Planes {
  const count = LOOKS_SIDE * LOOKS_SIDE;
  const planes = { lightness: new Float32Array(count), greenRed: new Float32Array(count), blueYellow: new Float32Array(count) };
  for (let at = 0; at < count; at += 1) {
    const [lightness, greenRed, blueYellow] = oklabOf(pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0);
    planes.lightness[at] = lightness;
    planes.greenRed[at] = greenRed;
    planes.blueYellow[at] = blueYellow;
  }
  return planes;
}

/** The mean colour of each of 4 × 4 cells. */
function layoutOf({ lightness, greenRed, blueYellow }: Planes): Float64Array {
  const layout = new Float64Array(3 * CELLS * CELLS);
  const share = (CELLS / LOOKS_SIDE) ** 2;
  for (let at = 0; at < lightness.length; at += 1) {
    const cell = cellOf(at, CELLS);
    layout[3 * cell]! += (lightness[at]! - 0.5) * share;
    layout[3 * cell + 1]! += HUE_SCALE * greenRed[at]! * share;
    layout[3 * cell + 2]! += HUE_SCALE * blueYellow[at]! * share;
  }
  return layout;
}

/** How much of each of 32 colours there is: eight hues, faint, strong and dark, and eight greys. */
function paletteOf({ lightness, greenRed, blueYellow }: Planes): Float64Array {
  const palette = new Float64Array(PALETTE);
  for (let at = 0; at < lightness.length; at += 1) {
    const chroma = Math.hypot(greenRed[at]!, blueYellow[at]!);
    if (chroma < GREY_CHROMA) {
      palette[3 * HUES + Math.min(GREYS - 1, Math.floor(lightness[at]! * GREYS))]! += 1;
      continue;
    }
    const kind = lightness[at]! < 0.45 ? 2 : chroma > STRONG_CHROMA ? 1 : 0;
    // A hue between two counts for both.
    const turn = ((Math.atan2(blueYellow[at]!, greenRed[at]!) / (2 * Math.PI) + 1) % 1) * HUES;
    const first = Math.floor(turn) % HUES;
    palette[kind * HUES + first]! += 1 - (turn % 1);
    palette[kind * HUES + ((first + 1) % HUES)]! += turn % 1;
  }
  return palette.map(Math.sqrt);
}

/** Which way edges run, in each of 2 × 2 cells. */
function edgesOf(lightness: Float32Array): Float64Array {
  const edges = new Float64Array(DIRECTIONS * EDGE_CELLS * EDGE_CELLS);
  for (let row = 1; row < LOOKS_SIDE - 1; row += 1) {
    for (let column = 1; column < LOOKS_SIDE - 1; column += 1) {
      const at = row * LOOKS_SIDE + column;
      const across = lightness[at + 1]! - lightness[at - 1]!;
      const down = lightness[at + LOOKS_SIDE]! - lightness[at - LOOKS_SIDE]!;
      const strength = Math.hypot(across, down);
      if (strength < 0.02) continue;
      // An edge has no sign: light to dark runs as dark to light does.
      const turn = (Math.atan2(down, across) / Math.PI + 1) % 1;
      edges[cellOf(at, EDGE_CELLS) * DIRECTIONS + Math.min(DIRECTIONS - 1, Math.floor(turn * DIRECTIONS))]! += strength;
    }
  }
  return edges.map(Math.sqrt);
}

/** The lowest waves of lightness, 4 × 4, without its mean. */
function frequenciesOf(lightness: Float32Array): Float64Array {
  const waves = new Float64Array(CELLS * CELLS);
  for (let at = 0; at < lightness.length; at += 1) {
    const [row, column] = [Math.floor(at / LOOKS_SIDE), at % LOOKS_SIDE];
    for (let wave = 1; wave < waves.length; wave += 1)
      waves[wave]! += lightness[at]! * cosine(Math.floor(wave / CELLS), row) * cosine(wave % CELLS, column);
  }
  return waves;
}

const cosines = Float64Array.from({ length: CELLS * LOOKS_SIDE }, (_, at) =>
  Math.cos((Math.PI / LOOKS_SIDE) * ((at % LOOKS_SIDE) + 0.5) * Math.floor(at / LOOKS_SIDE)),
);

function cosine(wave: number, place: number): number {
  return cosines[wave * LOOKS_SIDE + place]!;
}

function cellOf(at: number, cells: number): number {
  const side = LOOKS_SIDE / cells;
  return Math.floor(Math.floor(at / LOOKS_SIDE) / side) * cells + Math.floor((at % LOOKS_SIDE) / side);
}

/** A part of a length of its own, so that none outweighs the others. */
function scaled(part: Float64Array, length: number): Float64Array {
  const own = Math.hypot(...part);
  return own < 1e-6 ? part : part.map((value) => (value * length) / own);
}
