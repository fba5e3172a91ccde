import type { Database } from '../../core/database/database.ts';
import { estimateSizes, storeSizes } from './topic-sizes.queries.ts';

/** Fewer pins than these are soon seen, and no number is told of them. */
const LEAST_TOLD = 10;
const DIGITS = 2;

/** Looks anew how large each topic is. */
export async function countSizes(db: Database): Promise<void> {
  const sizes = (await estimateSizes(db)).map(({ topic_id, pins }) => ({ topic_id, pins: roundSize(pins) }));
  await storeSizes(
    db,
    sizes.filter(({ pins }) => pins > 0),
  );
}

/** A number that is rounded down to its first two digits, and below a hundred to tens: one pin more is not to be seen in it. */
export function roundSize(pins: number): number {
  if (pins < LEAST_TOLD) return 0;
  const step = 10 ** Math.max(1, Math.floor(Math.log10(pins)) + 1 - DIGITS);
  return Math.floor(pins / step) * step;
}
