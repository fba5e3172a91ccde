import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { UserFollowersResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardFeedResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { startSeeded } from './seed-million.ts';
import { askWell } from './support/ask.ts';
import { openCostMeter, total } from './support/cost.ts';
import { listOf, walkTo } from './support/deep-list.ts';
import { startInstanceOver } from './support/instance.ts';
import { findSubjects } from './support/subjects.ts';
import { median, report, rounded } from './support/report.ts';
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
    const { board, author, followed } = await findSubjects(databaseUrl, VIEWER);
    const instance = await startInstanceOver(databaseUrl);
    const meter = await openCostMeter(instance.process.pid!, databaseUrl, 'bowerbird%');
    try {
      const detail = [];
      // Pages of the shorter lists are as large as lets them have so many.
      for (const list of [
        listOf(UserHomefeedResource.get, { page_size: 25 }),
        listOf(BaseSearchResource.get, { query: 'picture', page_size: 25 }),
        listOf(BoardFeedResource.get, { board_id: board.id, page_size: 8 }),
        listOf(UserPinsResource.get, { username: author, page_size: 8 }),
        listOf(UserFollowersResource.get, { username: followed, page_size: 3 }),
      ]) {
        const { name } = list;
        const bookmark = await walkTo(DEPTH, instance.url, list, headers);
        const send = (bookmarks?: string[]) => () => askWell(instance.url + list.pathOf(bookmarks), headers);
        const [first, last] = [send(), send([bookmark])];
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
