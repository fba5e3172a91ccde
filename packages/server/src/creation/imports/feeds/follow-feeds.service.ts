import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import type { Core } from '../../../core/core.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { ImportFileError, importReaders, openImportFile } from '../../../core/import-files/index.ts';
import { fetchAddress } from '../read/fetch-address.service.ts';
import { claimDueFeed, lockFollowed, selectFeedState, selectKnownKeys } from './follow-feeds.queries.ts';
import { importFile, removeImportFile } from '../records/import-files.service.ts';
import { changeImport, type ImportRow } from '../records/imports.queries.ts';
import { insertItems, markDuplicates, type NewItem } from '../items/look.queries.ts';
import { RUN_JOB } from '../run/run-import.service.ts';
import { toItem } from '../items/to-item.service.ts';

/** A feed may list very many entries; the newest of them are looked at. */
const MOST_ENTRIES = 2_000;
const HOUR_SECONDS = 3_600;
const LONGEST_MILLISECONDS = 4 * 60_000;

/**
 * Reads the feeds that go on and are due; what is new comes in, the oldest first, so many a day. People take turns, a feed each.
 * So the slow feeds of one person do not take the time of all.
 */
export async function followFeeds(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  let served = new Set<string>();
  while (core.now() < end) {
    const feed = await claimDueFeed(core.jobsDb, [...served]);
    if (feed === undefined) return;
    // Nobody else has a feed that is due, so the next round begins.
    if (served.has(feed.user_id)) served = new Set();
    served.add(feed.user_id);
    await followFeed(core, feed);
  }
}

async function followFeed(core: Core, row: ImportRow): Promise<void> {
  const db = core.jobsDb;
  try {
    const fresh = await readNewEntries(core, row);
    if (fresh.length === 0) return await changeImport(db, row.id, { problem: null });
    await bringEntries(core, row, fresh);
  } catch (error) {
    // The site may answer in an hour, and one feed that is odd stops none of the others.
    if (!(error instanceof ImportFileError)) core.log.error({ err: error, importId: row.id }, 'a feed could not be read');
    await changeImport(db, row.id, { problem: { reason: error instanceof ImportFileError ? error.problem : 'failed' } });
  }
}

/** The site may have taken its time. So an import that was undone, paused or ended meanwhile is left as it is. */
async function bringEntries(core: Core, { id, user_id: userId }: ImportRow, fresh: readonly NewItem[]): Promise<void> {
  await inTransaction(core.jobsDb, async (trx) => {
    if (!(await lockFollowed(trx, id))) return;
    await insertItems(trx, id, fresh);
    await markDuplicates(trx, { importId: id, userId });
    await changeImport(trx, id, { status: 'running', problem: null, isFinished: false, triesAgain: true });
    await core.jobs.send(trx, RUN_JOB, { id });
  });
}

async function readNewEntries(core: Core, row: ImportRow): Promise<NewItem[]> {
  const outcome = await fetchAddress(core, row, () => false);
  if (!('file' in outcome)) {
    await changeImport(core.jobsDb, row.id, { readsAgainInSeconds: Math.max(outcome.goesOnInSeconds, HOUR_SECONDS) });
    throw new ImportFileError('no_answer');
  }
  const name = outcome.file;
  const file = await openImportFile(importFile(core.config, name), row.name);
  try {
    const { of_today: ofToday, next_number: next } = await selectFeedState(core.jobsDb, row.id);
    const items: NewItem[] = [];
    for await (const found of importReaders.feed(file.source)) {
      if (found.kind === 'item') items.push(toItem(found, { number: 0, board: 0, now: core.now() }));
      // What is new stands last.
      if (items.length > MOST_ENTRIES) items.shift();
    }
    const keys = items.map(({ key }) => key);
    const known = new Set(await selectKnownKeys(core.jobsDb, row.id, keys));
    const fresh = items.filter(({ key }, at) => !known.has(key) && keys.indexOf(key) === at);
    return fresh.slice(0, Math.max(0, importLimits.ofAFeedADay - ofToday)).map((item, at) => ({ ...item, number: next + at }));
  } finally {
    file.close();
    await removeImportFile(core.config, name);
    await changeImport(core.jobsDb, row.id, { forgetsFile: true });
  }
}
