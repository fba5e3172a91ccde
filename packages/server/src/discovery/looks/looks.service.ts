import { likeness, readLooks, resemblance, weighLooks } from '@bowerbird/domain/media/looks.ts';
import type { Core } from '../../core/core.ts';
import { logRetried } from '../../core/database/log-retried.ts';
import type { Looks } from '../recommender/index.ts';
import { selectLooks, selectLooksAfter, type LooksRow } from './looks.queries.ts';
import { createSketches, type Sketches } from './sketches.service.ts';

/** Rows that are read at a time while the sketches are made: others get their turn every ten milliseconds. */
const BATCH = 1_000;
/** Pictures with the nearest sketches, which are compared exactly. */
const COMPARED = 600;
/**
 * Less alike than this looks like something else, in whole pictures and in parts of them. Of any two drawings of the demo world,
 * 99 of 100 are less alike than 0.72; the nearest to one is mostly at 0.78. A part is never as like a whole
 * picture as another whole one, so its most similar pictures answer it.
 */
export const CUT_OFF = { whole: 0.75, part: 0.45 } as const;
/** Descriptions more alike than this are of the same picture again. */
const SAME = 0.995;

/** So many are compared by pixels at most; the first one mostly decides. */
const MOST_SAME = 40;

/** So old may sketches be where nobody waits for newer ones. */
const FRESH_MILLISECONDS = 5_000;

interface Kept {
  readonly sketches: Sketches;
  place: string;
  readAt: number;
  reading: Promise<void> | null;
}

const kept = new WeakMap<Core, Kept>();

function keptOf(core: Core): Kept {
  const known = kept.get(core) ?? { sketches: createSketches(), place: '0', readAt: 0, reading: null };
  kept.set(core, known);
  return known;
}

/** Reads what was described since the last time; two who ask at once wait for one reading. */
async function readSketches(core: Core): Promise<Sketches> {
  const known = keptOf(core);
  known.reading ??= readOn(core, known).finally(() => {
    known.reading = null;
    known.readAt = performance.now();
  });
  await known.reading;
  return known.sketches;
}

async function readOn(core: Core, known: Kept): Promise<void> {
  for (;;) {
    const rows = await selectLooksAfter(core.searchDb, known.place, BATCH);
    for (const { picture_id, looks } of rows) known.sketches.add(picture_id, readLooks(looks));
    known.place = rows.at(-1)?.place ?? known.place;
    if (rows.length < BATCH) return;
  }
}

export interface LookAlike {
  readonly pictureId: string;
  readonly likeness: number;
}

/** From where on something looks alike, and whether the same picture again does, too. */
export interface Alikeness {
  readonly cutOff: number;
  readonly withSame: boolean;
}

/** Pictures that look like this, most alike first; what looks otherwise is left out. */
export async function findLookAlikes(core: Core, looks: Int8Array, alikeness: Alikeness): Promise<LookAlike[]> {
  const sketches = await readSketches(core);
  return compare(looks, await selectLooks(core.searchDb, await sketches.nearest(looks, COMPARED)), alikeness);
}

function compare(looks: Int8Array, rows: readonly Pick<LooksRow, 'picture_id' | 'looks'>[], { cutOff, withSame }: Alikeness): LookAlike[] {
  const weighed = weighLooks(looks);
  return rows
    .flatMap(({ picture_id: pictureId, looks: other }) => {
      if (!withSame && likeness(looks, readLooks(other)) >= SAME) return [];
      const found = { pictureId, likeness: resemblance(weighed, weighLooks(readLooks(other))) };
      return found.likeness >= cutOff ? [found] : [];
    })
    .toSorted((one, other) => other.likeness - one.likeness);
}

function likenessOf(looks: Int8Array, rows: readonly Pick<LooksRow, 'picture_id' | 'looks'>[]): LookAlike[] {
  return rows
    .map(({ picture_id, looks: other }) => ({ pictureId: picture_id, likeness: likeness(looks, readLooks(other)) }))
    .toSorted((one, other) => other.likeness - one.likeness);
}

/** Pictures whose looks are those of the same picture, most alike first: whether they are is for their pixels to say. */
export type FindSameLooks = (looks: Int8Array) => Promise<string[]>;

/** Finds such pictures among all that are described by now. */
export async function openSameLooks(core: Core): Promise<FindSameLooks> {
  const sketches = await readSketches(core);
  return async (looks) =>
    likenessOf(looks, await selectLooks(core.jobsDb, await sketches.nearest(looks, MOST_SAME)))
      .filter((found) => found.likeness >= SAME)
      .map(({ pictureId }) => pictureId);
}

/** How pictures look, for those who recommend: by the sketches that are there, which are read on behind the answer. */
export function looksOfInstance(core: Core): Looks {
  const readBehind = () => {
    readSketches(core).catch((error: unknown) => logRetried(core.log, { err: error }, 'looks could not be read; they are read again'));
  };
  readBehind();
  return {
    size: () => keptOf(core).sketches.size(),
    alike: async (pictures, limit) => {
      const { sketches, readAt } = keptOf(core);
      if (performance.now() - readAt > FRESH_MILLISECONDS) readBehind();
      const nearest = await Promise.all(pictures.map((picture) => sketches.nearestTo(String(picture), COMPARED)));
      const near = new Set(nearest.flat());
      if (near.size === 0) return [];
      const rows = await selectLooks(core.searchDb, [...near, ...pictures.map(String)]);
      const byId = new Map(rows.map((row) => [row.picture_id, row]));
      return pictures.flatMap((picture, at) => {
        const own = byId.get(String(picture));
        if (!own) return [];
        const others = nearest[at]!.flatMap((id) => byId.get(id) ?? []);
        return compare(readLooks(own.looks), others, { cutOff: CUT_OFF.whole, withSame: false })
          .slice(0, limit)
          .map(({ pictureId, likeness: score }) => ({ picture: BigInt(pictureId), score, start: picture }));
      });
    },
  };
}
