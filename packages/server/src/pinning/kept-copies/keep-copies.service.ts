import { charactersOf, isWorthKeeping, mayReplace, type KnownText, type PageText } from '@bowerbird/domain/pinning/kept-copies.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { readPageTextAside, saysNoArchive } from '../../core/page-text/index.ts';
import { READ_LINKS_JOB, type PageRead } from '../rich-metadata/index.ts';
import {
  deleteUnkeptCopy,
  giveCopy,
  giveKnownCopies,
  isCopyWanted,
  makeUnaskedDue,
  selectBroughtCopies,
  selectNewestCopy,
  storeCopy,
  storeGivesCopy,
  type BroughtCopy,
} from './kept-copies.queries.ts';

/** Keeps the text of a page that was just read, for the owners of its pins who want that. */
export async function keepCopy(core: Core, read: PageRead): Promise<void> {
  const { jobsDb, config } = core;
  const { linkId } = read;
  if (!config.keptCopies.isOn || !(await isCopyWanted(jobsDb, linkId))) return;
  const content = await findText(read);
  if (content === null) return storeGivesCopy(jobsDb, linkId, false);
  const { url: address } = read.page;
  const characters = charactersOf(content.blocks);
  const known = await selectNewestCopy(jobsDb, linkId);
  const found = { address, title: content.title, characters, blocks: content.blocks };
  if (known && !mayReplace(known, found)) return;
  const replaced = await findReplaced(jobsDb, linkId, found);
  const bytes = Buffer.byteLength(JSON.stringify(content));
  await inTransaction(jobsDb, async (trx) => {
    await storeGivesCopy(trx, linkId, true);
    const id = await storeCopy(trx, { linkId, address, content, characters, bytes, readAt: new Date(core.now()) });
    await giveCopy(trx, { linkId, id, bytes, replaced }, config.keptCopies.bytesAPerson);
    await deleteUnkeptCopy(trx, id);
  });
}

/** So many brought texts are looked at for each reading, and so many of them are in memory at once; each has up to 100 kB. */
const BROUGHT = { lookedAt: 200, atOnce: 10 } as const;

/** The brought texts of a page that this one stands in for. Those that nobody looked at stay. */
async function findReplaced(db: Database, linkId: string, found: KnownText): Promise<string[]> {
  const replaced: string[] = [];
  let before: string | null = null;
  for (let seen = 0; seen < BROUGHT.lookedAt; seen += BROUGHT.atOnce) {
    const brought: BroughtCopy[] = await selectBroughtCopies(db, linkId, { before, most: BROUGHT.atOnce });
    replaced.push(...brought.filter((text) => mayReplace(text, found)).map(({ id }) => id));
    if (brought.length < BROUGHT.atOnce) break;
    before = brought.at(-1)!.id;
  }
  return replaced;
}

/** The text of a page, where it has one and lets it be kept. */
async function findText({ page, asked, mayLook }: PageRead): Promise<PageText | null> {
  if (saysNoArchive(page.robotsTag ?? '')) return null;
  // The first look is what somebody's pin asked for, and did not ask the site's rules for robots.
  if (!(await mayLook(page.url))) return null;
  const content = await readPageTextAside(page.html);
  if (content === null) return null;
  const found = { address: page.url, title: content.title, characters: charactersOf(content.blocks) };
  return isWorthKeeping(found, asked) ? content : null;
}

/** Gives whoever saves a page later the text that others keep of it. */
export function copyListener({ config, jobs, jobsDb }: Core): EventListener {
  return {
    name: 'copies-of-pages',
    types: ['pin.created', 'pin.changed'],
    handle: async (events) => {
      if (!config.keptCopies.isOn) return;
      const pinIds = [...new Set(events.map((event) => event.payload.pinId!))];
      await giveKnownCopies(jobsDb, pinIds, config.keptCopies.bytesAPerson);
      const created = events.filter(({ type }) => type === 'pin.created').map((event) => event.payload.pinId!);
      if (await makeUnaskedDue(jobsDb, created)) await jobs.send(jobsDb, READ_LINKS_JOB, {});
    },
  };
}
