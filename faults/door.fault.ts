import { MailedLinkResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { LOGIN, noorsSignUp, postForm, REGISTER } from '@bowerbird/server/testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '@bowerbird/server/testing/test-server.ts';
import type { Result } from '../scripts/proving/report.ts';
import { guessRate } from './door/guess-rate.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';

export const help =
  'The door: 1,000 answers to known and to unknown names each take alike long (nobody guesses right more than 55 of 100 times); 10,000 stuffed log-ins reach the hash 20 times; a session check is one statement.';

const SAMPLES = 1000;
const STUFFED = 10_000;
const AT_ONCE = 20;
/** Tries an hour that reach the hash, by an account and by a device that was here before. */
const HASH_TRIES = 20;
/** Of 100 pairs of one known and one unknown name, how many a thief may tell by their times; 50 is chance. */
const MOST_GUESSES = 55;
const UNLIMITED = { LIMIT_LOGINS_PER_HOUR: '1000000', LIMIT_HASH_TRIES_PER_HOUR: '1000000', LIMIT_DEVICE_TRIES_PER_HOUR: '1000000' };

const right = { username_or_email: noorsSignUp.email, password: noorsSignUp.password };

/** Knocks at the door as thieves do, and as people do meanwhile. */
export async function run(): Promise<Result> {
  return report(
    'door',
    await withDatabases(async () => [...(await compareTimes()), ...(await stuffLogIns()), ...(await countSessionStatements())]),
  );
}

async function compareTimes(): Promise<Trial[]> {
  const server = await createTestServer({ env: UNLIMITED });
  try {
    await signUp(server, noorsSignUp.email);
    const ways: [string, (name: string) => Promise<unknown>][] = [
      ['log-in', (name) => postForm(server.stranger(), LOGIN, { username_or_email: name, password: 'not blue feathers' })],
      ['mailed link', (name) => server.stranger().envelope(MailedLinkResource.create, { username_or_email: name, purpose: 'log_in' })],
      ['reset', (name) => server.stranger().envelope(MailedLinkResource.create, { username_or_email: name, purpose: 'reset_password' })],
    ];
    const trials: Trial[] = [];
    for (const [what, knock] of ways) {
      const rate = await measureGuesses(server, knock);
      const note = `told apart ${rate.toFixed(1)} of 100 times, ${SAMPLES} pairs (Mann–Whitney)`;
      const isTold = rate > MOST_GUESSES || rate < 100 - MOST_GUESSES;
      trials.push({ group: 'times', what, note, failure: isTold ? note : undefined });
    }
    return trials;
  } finally {
    await server.close();
  }
}

/** Known and unknown take turns, each first as often as the other, so that what else the machine does falls on both. */
async function measureGuesses(server: TestServer, knock: (name: string) => Promise<unknown>): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < SAMPLES; round += 1) {
    const pair: [string, number[]][] = [
      [noorsSignUp.email, known],
      [`nobody.${round}@example.org`, unknown],
    ];
    for (const [name, times] of round % 2 === 0 ? pair : pair.toReversed()) {
      const start = process.hrtime.bigint();
      await knock(name);
      times.push(Number(process.hrtime.bigint() - start));
    }
    // The mails go out behind the replies, and the limits of a name count an hour.
    if (round % 4 === 3) await server.core.db.deleteFrom('limit_counters').execute();
  }
  return guessRate(known, unknown) * 100;
}

async function stuffLogIns(): Promise<Trial[]> {
  const server = await createTestServer();
  try {
    const noor = await signUp(server, noorsSignUp.email);
    await signUp(server, 'lena@example.org');
    let reached = 0;
    let number = 0;
    const others = new Set<number>();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (number < STUFFED) {
          number += 1;
          const reply = await postForm(server.stranger(), LOGIN, { ...right, password: `guess ${number}` }, addressOf(number));
          if (reply.code === 20) reached += 1;
          else if (reply.code !== 23) others.add(reply.code);
        }
      }),
    );
    const honest = await postForm(noor, LOGIN, right, '198.51.100.7');
    const other = await postForm(server.stranger(), LOGIN, { ...right, username_or_email: 'lena@example.org' }, '203.0.113.9');
    return [
      {
        group: 'stuffing',
        what: `${STUFFED} log-ins of one name from everywhere`,
        note: `${reached} reached the hash`,
        failure: reached > HASH_TRIES ? `${reached} reached the hash` : undefined,
      },
      { group: 'stuffing', what: 'every other answer', failure: others.size > 0 ? `codes ${[...others].join(', ')}` : undefined },
      {
        group: 'stuffing',
        what: 'the person meanwhile, from a device that was here before',
        failure: honest.code === 0 ? undefined : `code ${honest.code}`,
      },
      { group: 'stuffing', what: 'somebody else meanwhile', failure: other.code === 0 ? undefined : `code ${other.code}` },
    ];
  } finally {
    await server.close();
  }
}

async function countSessionStatements(): Promise<Trial[]> {
  const server = await createTestServer();
  try {
    const mei = await server.person('mei_tan', 'Mei Tan');
    const countOf = async (caller: TestCaller) => {
      const before = (await server.core.metrics.statements.get()).values[0]?.value ?? 0;
      await caller.request({ method: 'GET', url: '/v3/boards/1/' });
      return ((await server.core.metrics.statements.get()).values[0]?.value ?? 0) - before;
    };
    const more = (await countOf(mei)) - (await countOf(server.stranger()));
    return [
      { group: 'sessions', what: 'a session check', note: `${more} statement`, failure: more <= 1 ? undefined : `${more} statements` },
    ];
  } finally {
    await server.close();
  }
}

async function signUp(server: TestServer, email: string): Promise<TestCaller> {
  const caller = server.stranger();
  const { data: token } = await postForm(caller, REGISTER, { ...noorsSignUp, email });
  await caller.data(HandshakeSessionResource.create, { token });
  return caller;
}

function addressOf(number: number): string {
  return `10.${(number >> 8) & 255}.${number & 255}.1`;
}
