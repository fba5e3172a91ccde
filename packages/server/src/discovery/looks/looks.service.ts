import { likeness } from '@bowerbird/domain/media/looks.ts';
import type { Core } from '../../core/core.ts';
import { selectLooks, selectLooksAfter } from './looks.queries.ts';
import { createSketches, type Sketches } from './sketches.service.ts';

/** Rows that are read at a time while the sketches are made: others get their turn every ten milliseconds. */
const BATCH = 1_000;
/** Pictures with the nearest sketches, which are compared exactly. */
const COMPARED = 600;
/**
 * Less alike than this looks like something else, in whole pictures and in parts of them. Of any two drawings of the demo world,
 * 98 of 100 are less alike than 0.85; the nearest to one is mostly at 0.89.
 */
export const CUT_OFF = { whole: 0.84, part: 0.76 } as const;
/** More alike than this is the same picture again. */
const SAME = 0.995;

interface Kept {
  readonly sketches: Sketches;
  place: string;
  reading: Promise<void> | null;
}

const kept = new WeakMap<Core, Kept>();

/** Reads what was described since the last time; two who ask at once wait for one reading. */
async function readSketches(core: Core): Promise<Sketches> {
  const known = kept.get(core) ?? { sketches: createSketches(), place: '0', reading: null };
  kept.set(core, known);
  known.reading ??= readOn(core, known).finally(() => {
    known.reading = null;
  });
  await known.reading;
  return known.sketches;
}

async function readOn(core: Core, known: Kept): Promise<void> {
  for (;;) {
    const rows = await selectLooksAfter(core.searchDb, known.place, BATCH);
    for (const { picture_id, looks } of rows) known.sketches.add(picture_id, bytesOf(looks));
    known.place = rows.at(-1)?.place ?? known.place;
    if (rows.length < BATCH) return;
  }
}

export interface LookAlike {
  readonly pictureId: string;
  readonly likeness: number;
}

/** Pictures that look like this, most alike first; the same picture again is left out, and so is what looks otherwise. */
export async function findLookAlikes(core: Core, looks: Int8Array, cutOff: number): Promise<LookAlike[]> {
  const sketches = await readSketches(core);
  const rows = await selectLooks(core.searchDb, await sketches.nearest(looks, COMPARED));
  return rows
    .map(({ picture_id, looks: other }) => ({ pictureId: picture_id, likeness: likeness(looks, bytesOf(other)) }))
    .filter((found) => found.likeness >= cutOff && found.likeness < SAME)
    .toSorted((one, other) => other.likeness - one.likeness);
}

export function bytesOf(looks: Buffer): Int8Array {
  return new Int8Array(looks.buffer, looks.byteOffset, looks.length);
}
