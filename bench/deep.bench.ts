import type { ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import { startSeeded } from './seed-million.ts';
import { askWell, type Headers } from './support/ask.ts';
import { openCostMeter, rounded, total } from './support/cost.ts';
import { resourcePath } from './support/hot-requests.ts';
import { startInstanceOver } from './support/instance.ts';
import { findListSubjects } from './support/lists.ts';
import { median, report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const PINS = 100_000;
const VIEWER = 'viewer_200';
const DEPTH = 100;
const REACH = 1.1;
const WARM_UP = 60;
const ROUNDS = 15;
const REQUESTS = 25;

export const help = `CPU ms, server and database, of the ${DEPTH}th page of a feed; beside its first page; ≤ ${REACH}×.`;

/** Going deep costs no more than beginning. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const headers = await signIn(databaseUrl, VIEWER);
    const { author } = await findListSubjects(databaseUrl, VIEWER);
    const instance = await startInstanceOver(databaseUrl);
    const meter = await openCostMeter(instance.process.pid!, databaseUrl, 'bowerbird%');
    try {
      const detail = [];
      for (const [name, options] of [
        ['UserHomefeedResource', {}],
        ['BaseSearchResource', { query: 'picture' }],
        ['UserFollowersResource', { username: author }],
      ] as const) {
        const pages = await walk(instance.url, name, options, headers);
        const send = (bookmark: string | null) => () =>
          askWell(instance.url + resourcePath(name, withBookmark(options, bookmark)), headers);
        const [first, last] = [send(null), send(pages.bookmark)];
        for (const page of [first, last]) await meter.measure(page, WARM_UP);
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push({ first: total(await meter.measure(first, REQUESTS)), last: total(await meter.measure(last, REQUESTS)) });
        }
        detail.push({
          name,
          page: pages.page,
          'ms of the first': rounded(median(rounds.map((round) => round.first))),
          'ms of this one': rounded(median(rounds.map((round) => round.last))),
          ratio: rounded(median(rounds.map((round) => round.last / round.first))),
        });
      }
      const figure = Math.max(...detail.map(({ ratio }) => ratio));
      return await report({ name: 'deep', figure, unit: '× the first page', reach: REACH, holds: figure <= REACH, detail });
    } finally {
      await meter.close();
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}

/** Follows the bookmarks down to the wanted page; the last full one, where the list is shorter. */
async function walk(url: string, name: string, options: object, headers: Headers): Promise<{ page: number; bookmark: string }> {
  let bookmark = '';
  let page = 1;
  while (page < DEPTH) {
    const body = await askWell(url + resourcePath(name, withBookmark(options, bookmark || null)), headers);
    const { resource_response: reply } = JSON.parse(body.toString()) as ResourceEnvelope;
    const next = reply.bookmark;
    if (next === undefined || next === '-end-') break;
    bookmark = next;
    page += 1;
  }
  return { page, bookmark };
}

function withBookmark(options: object, bookmark: string | null): Record<string, unknown> {
  return bookmark === null ? { ...options } : { ...options, bookmarks: [bookmark] };
}
