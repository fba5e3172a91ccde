import type { RichMetadata } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { foldHost } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { readRichPage, readRichPageAside, type RichPage } from '../../core/page-pictures/index.ts';
import { logRetried } from '../../core/database/log-retried.ts';
import { mapTexts, storableText } from '../../core/well-formed.ts';
import { isPassing } from '../../core/database/trouble.ts';
import { createRobots, FetchError, type FetchedPage, type Robots } from '../../core/safe-fetch/index.ts';
import { afterLook, isSamePage, linkStates, type LookOutcome } from '@bowerbird/domain/pinning/link-health.ts';
import { readWithOEmbed } from './read-o-embed.service.ts';
import {
  claimDueLinks,
  findLinkId,
  leadToDueLinks,
  postponeLink,
  postponeTextless,
  storeEnd,
  storeHealth,
  storeReadLink,
  type DueLink,
} from './rich-metadata.queries.ts';

export const READ_LINKS_JOB = 'read-links';

/** A page as it was just read. */
export interface PageRead {
  readonly linkId: string;
  /** The address of the link, which may have led on to that of the page. */
  readonly asked: string;
  readonly page: FetchedPage;
  /** Whether the site lets robots look at an address. */
  readonly mayLook: Robots['mayLook'];
}

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Uses a page behind pins that was just read and is there. */
    readonly pageRead?: (core: Core, read: PageRead) => Promise<void>;
  }
}

/** So many pages are read at once; each holds a request to another site. */
const AT_ONCE = 4;
/** A job ends before it would count as lost. */
const LONGEST_MILLISECONDS = 4 * 60_000;
/** After so many days a page is read again: prices change, recipes hardly do. */
const DAYS_UNTIL_NEXT: Record<RichMetadata['typeName'] | 'plain', number> = {
  product: 1,
  tutorial: 30,
  article: 60,
  recipe: 60,
  plain: 30,
};
/** Names that never lead to a site (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost)$/;
const NEVER_DAYS = 36_500;
const MICROS = 1_000_000;

/** Reads the pages that are due, a few at a time, until none is left. */
export async function readDueLinks(core: Core, robots = createRobots(core.safeFetch, core.now)): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.now() < end) {
    const due = await claimDueLinks(core.jobsDb, AT_ONCE);
    if (due.length === 0) return;
    await Promise.all(due.map((link) => readOrPostpone(core, link, robots)));
  }
}

/** Reads a page. One that cannot be kept waits a day, because the others of its round are to be read. */
async function readOrPostpone(core: Core, link: DueLink, robots: Robots): Promise<void> {
  try {
    await readLink(core, link, robots);
  } catch (error) {
    if (isPassing(error)) throw error;
    core.log.error({ err: error, linkId: link.id }, 'a page could not be read; it is read again');
    await postponeLink(core.jobsDb, link.id, 1);
  }
}

async function readLink(core: Core, link: DueLink, robots: Robots): Promise<void> {
  const { jobsDb, safeFetch, now } = core;
  const { id, url } = link;
  if (RESERVED.test(URL.parse(url)?.hostname ?? '')) return postponeLink(jobsDb, id, NEVER_DAYS);
  // Somebody's pin asks for the first look; the later ones are the instance's own.
  if (link.is_again && !(await robots.mayLook(url))) return postponeTextless(jobsDb, id, DAYS_UNTIL_NEXT.plain);
  try {
    const page = await safeFetch.fetchPage(url);
    await storeEnd(jobsDb, id, endOf(url, page.url));
    const said = await readRichPageAside(page.html, page.url);
    const rich = await readWithOEmbed(core, said, async (address) => !link.is_again || robots.mayLook(address));
    await storeRead(jobsDb, id, { rich, title: said.title }, new Date(now()));
    const hasMoved = page.isMoved && !isSamePage(page.url, url);
    await storeLook(jobsDb, link, hasMoved ? 'moved' : 'works', hasMoved ? page.url : null);
    await handOutPage(core, { linkId: id, asked: url, page, mayLook: robots.mayLook });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.url !== undefined) await storeEnd(jobsDb, id, endOf(url, error.url));
    // What is no page, or too large for one, is there.
    if (error.reason === 'not_html' || error.reason === 'too_large') await postponeTextless(jobsDb, id, DAYS_UNTIL_NEXT.plain);
    await storeLook(jobsDb, link, outcomeOf(error), null);
  }
}

/** Hands a page to who uses it. Where that fails, the page is read again the next day, and the round goes on. */
async function handOutPage(core: Core, read: PageRead): Promise<void> {
  for (const { name, pageRead } of core.contributions) {
    try {
      await pageRead?.(core, read);
    } catch (error) {
      logRetried(core.log, { err: error, feature: name, linkId: read.linkId }, 'using a page failed; it is read again');
      await postponeLink(core.jobsDb, read.linkId, 1);
    }
  }
}

/** The host that an address leads to, where it is another one. */
function endOf(url: string, end: string): string | null {
  const [from, to] = [url, end].map((address) => foldHost(URL.parse(address)?.hostname ?? ''));
  return to === from || to === undefined || to === '' ? null : to;
}

async function storeLook(db: Database, link: DueLink, outcome: LookOutcome, movedTo: string | null): Promise<void> {
  const before = { state: linkStates[link.health] ?? 'works', failures: link.failures };
  const { state, failures, nextDays } = afterLook(before, outcome);
  await storeHealth(db, link.id, { health: linkStates.indexOf(state), failures, movedTo, nextDays });
}

function outcomeOf({ reason, status }: FetchError): LookOutcome {
  if (reason === 'not_html' || reason === 'too_large') return 'works';
  if (status === 404 || status === 410) return 'not_found';
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  return isRefusal || reason === 'private_address' ? 'refused' : 'no_answer';
}

/** Keeps what a page of a known link said at that time. It is not asked again by itself where its name leads nowhere. */
export async function keepPage(
  { db }: Pick<Core, 'db'>,
  { url, html, readAt }: { url: string; html: string; readAt: Date },
): Promise<void> {
  const id = await findLinkId(db, url);
  if (id !== undefined) await storeRead(db, id, readRichPage(html, url), readAt);
}

/** Remembers that a page could not be read for somebody who waits for it; the round asks again the next day. */
export async function postponePage({ db }: Pick<Core, 'db'>, url: string): Promise<void> {
  const id = await findLinkId(db, url);
  if (id !== undefined) await postponeLink(db, id, 1);
}

function storeRead(db: Database, id: string, said: Pick<RichPage, 'rich' | 'title'>, readAt: Date): Promise<void> {
  const { rich, title } = mapTexts({ rich: said.rich, title: said.title }, storableText);
  const { price = null, currency = null } = rich?.products[0]?.offerSummary ?? {};
  const priceMicros = price === null || currency === null ? null : String(Math.round(Number(price) * MICROS));
  return storeReadLink(db, id, { rich, title, priceMicros, currency, readAt, nextDays: DAYS_UNTIL_NEXT[rich?.typeName ?? 'plain'] });
}

/** Has a new page read at once, not only when the next round comes. */
export function linkListener({ jobs, jobsDb }: Core): EventListener {
  return {
    name: 'links-of-pins',
    types: ['pin.created', 'pin.changed'],
    handle: async (events) => {
      const pinIds = [...new Set(events.map((event) => event.payload.pinId!))];
      if (await leadToDueLinks(jobsDb, pinIds)) await jobs.send(jobsDb, READ_LINKS_JOB, {});
    },
  };
}
