import { startSeeded } from './seed-million.ts';
import { askWell, type Headers } from './support/ask.ts';
import { readList } from './support/contents.ts';
import { openCostMeter, total } from './support/cost.ts';
import { startInstanceOver } from './support/instance.ts';
import { findListSubjects } from './support/lists.ts';
import { median, report, rounded } from './support/report.ts';
import { resourcePath } from './support/resource-path.ts';
import { signIn } from './support/sign-in.ts';

const PINS = 100_000;
const VIEWER = 'viewer_200';
const DEPTH = 100;
const REACH = 1.1;
const WARM_UP = 60;
const ROUNDS = 15;
const REQUESTS = 25;

export const help = `CPU ms, server and database, of the ${DEPTH}th page of five lists; beside their first page; ≤ ${REACH}×.`;

/** Going deep costs no more than beginning. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const headers = await signIn(databaseUrl, VIEWER);
    const { board, author, followed } = await findListSubjects(databaseUrl, VIEWER);
    const instance = await startInstanceOver(databaseUrl);
    const meter = await openCostMeter(instance.process.pid!, databaseUrl, 'bowerbird%');
    try {
      const detail = [];
      // Pages of the shorter lists are as large as lets them have so many.
      for (const [name, options] of [
        ['UserHomefeedResource', { page_size: 25 }],
        ['BaseSearchResource', { query: 'picture', page_size: 25 }],
        ['BoardFeedResource', { board_id: board.id, page_size: 8 }],
        ['UserPinsResource', { username: author, page_size: 8 }],
        ['UserFollowersResource', { username: followed, page_size: 3 }],
      ] as const) {
        const bookmark = await walk(instance.url, name, options, headers);
        const send = (more: object) => () => askWell(instance.url + resourcePath(name, { ...options, ...more }), headers);
        const [first, last] = [send({}), send({ bookmarks: [bookmark] })];
        for (const page of [first, last]) await meter.measure(page, WARM_UP);
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push({ first: total(await meter.measure(first, REQUESTS)), last: total(await meter.measure(last, REQUESTS)) });
        }
        detail.push({
          name,
          page: DEPTH,
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

/** Follows the bookmarks down to the wanted page, which has to be a full one, each of them with what none before it held. */
async function walk(
  url: string,
  name: string,
  options: { readonly page_size: number; readonly [name: string]: unknown },
  headers: Headers,
): Promise<string> {
  const seen = new Set<string>();
  let bookmark = '';
  for (let page = 1; page <= DEPTH; page += 1) {
    const more = page === 1 ? {} : { bookmarks: [bookmark] };
    const found = readList(await askWell(url + resourcePath(name, { ...options, ...more }), headers));
    const before = seen.size;
    for (const id of found.ids) seen.add(id);
    const added = seen.size - before;
    const isGood = added === found.ids.length && (page < DEPTH ? added > 0 && found.bookmark !== null : added === options.page_size);
    if (!isGood)
      throw new Error(`Page ${page} of ${name} holds ${found.ids.length}, ${added} of them new: there is no deep page to measure.`);
    if (page < DEPTH) bookmark = found.bookmark!;
  }
  return bookmark;
}
