import type { Core } from '../../core/core.ts';
import { logRetried } from '../../core/database/log-retried.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { tellNextChunk } from './fanout.queries.ts';
import { passOn } from './pass-on.service.ts';

export const NEWS_FANOUT_JOB = 'news.fan-out';

/** A job ends before it would count as lost; the next one goes on. */
const LONGEST_MILLISECONDS = 4 * 60_000;

/** Tells the many, some at a time, until everybody is told. Each piece stands by itself, so a stop in between loses and doubles nothing. */
export async function tellTheMany(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.now() < end && (await tellSome(core)));
}

function tellSome(core: Core): Promise<boolean> {
  return inTransaction(core.jobsDb, async (trx) => {
    const told = await tellNextChunk(trx, newsKindsOf(core));
    if (told === null) return false;
    await passOn(core, trx, told);
    return true;
  });
}

/** Goes on at a start with what a stop left, whose job counts as at work for a while. */
export function goOn(core: Core): () => Promise<void> {
  const going = tellTheMany(core).catch((error: unknown) =>
    logRetried(core.log, { err: error }, 'a fan-out failed; it goes on by its job'),
  );
  return () => going;
}
