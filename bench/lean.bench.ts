import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { startSeeded } from './seed-million.ts';
import { askWell, type Headers } from './support/ask.ts';
import { findPinsOfPage, readList } from './support/contents.ts';
import { openCostMeter, total, type CostMeter } from './support/cost.ts';
import { startInstanceOver } from './support/instance.ts';
import { findSubjects } from './support/subjects.ts';
import { median, report, rounded } from './support/report.ts';
import { callPath } from './support/call-path.ts';
import { signIn } from './support/sign-in.ts';
import { startBare } from './support/start-bare.ts';

const PINS = 10_000;
const CARDS = 25;
/** What 25 cards may weigh as JSON. */
const MOST_KB = 30;
const WARM_UP = 400;
const ROUNDS = 7;
const REQUESTS = 100;
const VIEWER = 'viewer_200';

export const help =
  'CPU ms a request (server process and database) of a board feed, a pin, a search, the home feed and the home page, beside a fixed reference: one prepared statement of 25 cards by id, JSON.stringify and bare http.';

/** What is asked, and how many times the reference it may cost. */
interface Asked {
  readonly name: string;
  readonly path: string;
  readonly reach: number;
  /** Whether the reply is a list of cards, which may weigh `MOST_KB`. */
  readonly isList?: boolean;
  /** The pins that a reply shows, so that an empty one is not taken for a cheap one. */
  readonly countPins: (body: string) => number;
}

/** What replies cost beside the least that could be sent. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const headers = await signIn(databaseUrl, VIEWER);
    const instance = await startInstanceOver(databaseUrl);
    try {
      return await compareAll({ url: instance.url, pid: instance.process.pid! }, databaseUrl, headers);
    } finally {
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}

async function compareAll(ours: { url: string; pid: number }, databaseUrl: string, headers: Headers) {
  const asked = await whatIsAsked(databaseUrl);
  const shown = await readPins(ours.url + asked[3]!.path, headers);
  const bare = await startBare('bare-lean.ts', { databaseUrl, pinIds: shown });
  const us = await openCostMeter(ours.pid, databaseUrl, 'bowerbird%');
  const them = await openCostMeter(bare.pid, databaseUrl, 'bench-bare');
  try {
    const rows = [];
    for (const one of asked) rows.push(await compare(one, { us, them }, { url: ours.url, bareUrl: bare.url, headers }));
    const worst = Math.max(
      ...rows.flatMap((row, at) => [row['× reference'] / row.reach, ...(asked[at]!.isList ? [row['JSON KB'] / MOST_KB] : [])]),
    );
    return report({ name: 'lean', figure: rounded(worst), unit: '× its reach, the worst', reach: 1, holds: worst <= 1, detail: rows });
  } finally {
    await us.close();
    await them.close();
    await bare.stop();
  }
}

async function whatIsAsked(databaseUrl: string): Promise<readonly Asked[]> {
  const { pinId, board } = await findSubjects(databaseUrl, VIEWER);
  const listed = (body: string) => readList(body).ids.length;
  return [
    { name: 'board feed', path: callPath(BoardFeedResource.get, { board_id: board.id }), reach: 2, countPins: listed, isList: true },
    { name: 'pin', path: callPath(PinResource.get, { id: pinId }), reach: 2, countPins: () => CARDS },
    { name: 'search', path: callPath(BaseSearchResource.get, { query: 'garden' }), reach: 3.5, countPins: listed, isList: true },
    { name: 'home feed', path: callPath(UserHomefeedResource.get, {}), reach: 3.5, countPins: listed, isList: true },
    { name: 'home page', path: '/', reach: 8, countPins: (body) => findPinsOfPage(body).length },
  ];
}

async function readPins(url: string, headers: Headers): Promise<readonly string[]> {
  return readList(await askWell(url, headers)).ids;
}

interface Sides {
  readonly us: CostMeter;
  readonly them: CostMeter;
}

async function compare(one: Asked, { us, them }: Sides, at: { url: string; bareUrl: string; headers: Headers }) {
  const ask = () => askWell(at.url + one.path, at.headers);
  const askBare = () => askWell(at.bareUrl, at.headers);
  let body = '';
  for (let time = 0; time < WARM_UP; time += 1) {
    body = (await ask()).toString();
    await askBare();
  }
  const count = one.countPins(body);
  if (count !== CARDS) throw new Error(`${one.name} shows ${count} pins, not ${CARDS}.`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await us.measure(ask, REQUESTS);
    const other = await them.measure(askBare, REQUESTS);
    rounds.push({ own, other, ratio: total(own) / total(other) });
  }
  return {
    name: one.name,
    'server ms': rounded(median(rounds.map(({ own }) => own.server))),
    'database ms': rounded(median(rounds.map(({ own }) => own.database))),
    'reference ms': rounded(median(rounds.map(({ other }) => total(other)))),
    '× reference': rounded(median(rounds.map(({ ratio }) => ratio))),
    reach: one.reach,
    'JSON KB': rounded(body.length / 1000),
  };
}
