import { setTimeout as wait } from 'node:timers/promises';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { drawPicture } from '../../tests/support/pictures.ts';
import { makeBoard, makePin } from '../../tests/support/content.ts';
import { signUp, type Person } from '../../tests/support/people.ts';

const PAUSE = 150;
const KEPT_PINS = 400;
const WORDS = ['blue', 'room', 'garden', 'lantern', 'kite', 'paper', 'stone', 'river'];

type Tally = Map<string, { done: number; failures: string[] }>;

/** Several people do what people do, and strangers look at pages, until the time is over; gives what was done how often. */
export async function keepBusy(url: string, milliseconds: number): Promise<Tally> {
  const people = [await signUp(url, 'noor'), await signUp(url, 'lena'), await signUp(url, 'mei')];
  const tally: Tally = new Map();
  const until = Date.now() + milliseconds;
  const pins: string[] = [];
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    const entry = tally.get(name) ?? { done: 0, failures: [] };
    tally.set(name, entry);
    entry.done += 1;
    await work().catch((error: unknown) => entry.failures.push(error instanceof Error ? error.message : 'no error'));
  };
  await Promise.all([
    ...people.map(async (person, index) => {
      const board = await makeBoard(person, `Board ${index}`);
      for (let turn = 0; Date.now() < until; turn += 1) {
        for (const [name, work] of actsOf(person, people[(index + 1) % people.length]!, board, pins, turn)) {
          await attempt(name, work);
          await wait(PAUSE);
        }
      }
    }),
    browse(url, until, pins, attempt),
  ]);
  return tally;
}

type Act = [string, () => Promise<unknown>];

function actsOf(person: Person, friend: Person, board: Awaited<ReturnType<typeof makeBoard>>, pins: string[], turn: number): Act[] {
  const word = WORDS[turn % WORDS.length]!;
  const known = pins[turn % Math.max(1, pins.length)];
  return [
    ['make a pin', async () => void pins.push((await makePin(person, board, `${word} number ${turn}`)).id)],
    ['read the home feed', () => person.call(UserHomefeedResource.get, {})],
    ['read a pin', async () => known !== undefined && (await unlessGone(person.call(PinResource.get, { id: known })))],
    [
      'save a pin',
      async () => known !== undefined && (await unlessGone(person.call(RepinResource.create, { pin_id: known, board_id: board.id }))),
    ],
    ['search', () => person.call(BaseSearchResource.get, { query: word })],
    ['type', () => person.call(AdvancedTypeaheadResource.get, { term: word.slice(0, 3) })],
    ['follow', () => person.call(UserFollowResource.create, { user_id: friend.id })],
    ['stop following', () => person.call(UserFollowResource.delete, { user_id: friend.id })],
    ['change a board', () => person.call(BoardResource.update, { board_id: board.id, description: `${word} ${turn}` })],
    ['stop following a board', () => person.call(BoardFollowResource.delete, { board_id: board.id })],
    ['upload nonsense', () => refuse(person)],
    ['delete a pin', async () => pins.length > KEPT_PINS && forget(person, pins)],
  ];
}

/** Somebody else may have deleted it a moment ago. */
async function unlessGone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('pin_not_found'))) throw error;
  });
}

/** Pins of others are refused, which is right too. */
async function forget(person: Person, pins: string[]): Promise<void> {
  await person.call(PinResource.delete, { id: pins[0]! }).then(
    () => pins.shift(),
    (error: Error) => {
      if (!/forbidden|pin_not_found/u.test(error.message)) throw error;
      pins.push(pins.shift()!);
    },
  );
}

async function refuse(person: Person): Promise<void> {
  const picture = await drawPicture();
  await person.upload(Buffer.from(picture.subarray(0, 60))).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('picture_refused'))) throw error;
  });
}

/** Pages as strangers on phones and desktops see them. */
async function browse(
  url: string,
  until: number,
  pins: readonly string[],
  attempt: (name: string, work: () => Promise<unknown>) => Promise<void>,
) {
  for (let turn = 0; Date.now() < until; turn += 1) {
    const paths = [
      '/',
      '/login/',
      `/search/pins/?q=${WORDS[turn % WORDS.length]!}`,
      '/noorhaddad/',
      `/pin/${pins[turn % Math.max(1, pins.length)] ?? '1'}/`,
    ];
    for (const path of paths) {
      await attempt(`open ${path.replace(/\d+|q=.*/u, '…')}`, () => open(url + path));
      await wait(PAUSE);
    }
  }
}

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  await response.text();
  if (response.status >= 500) throw new Error(`${response.status}`);
}
