import { describe, expect, it } from 'vitest';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Tab } from './support/browser.ts';
import { makeBoard, makePins } from './support/content.ts';
import { setStage, type Stage } from './support/stage.ts';

/**
 * SQL statements that each screen costs when the server renders it: the sum of its calls, and for somebody who is signed in
 * the session's one and the viewer record's three. A cached render costs a stranger none after the first.
 */
const SCREENS = [
  { screen: 'home', calls: 'UserHomefeed', path: '/', person: 7, stranger: 3 },
  { screen: 'pin', calls: 'Pin, PinBoards, RelatedPinFeed', path: '/pin/PIN/', person: 12, stranger: 8 },
  { screen: 'board', calls: 'Board, BoardSections, BoardFeed', path: '/noorhaddad/blue-rooms/', person: 11, stranger: 7 },
  { screen: 'profile', calls: 'User, Boards', path: '/noorhaddad/', person: 10, stranger: 6 },
  { screen: 'search', calls: 'BaseSearch', path: '/search/pins/?q=blue', person: 7, stranger: 3 },
  { screen: 'log-in', calls: 'none', path: '/login/', person: 4, stranger: 0 },
] as const;

const SESSION_AND_VIEWER = 4;

describe('the statements of a screen', () => {
  let pinId = '';
  const stage = setStage({
    prepare: async (prepared) => {
      const [noor, lena] = [await prepared.person('noor'), await prepared.person('lena')];
      const board = await makeBoard(noor, 'Blue rooms');
      const pins = await makePins(
        noor,
        board,
        Array.from({ length: 30 }, (_, index) => `Blue room ${index + 1}`),
      );
      pinId = pins[0]!.id;
      const kept = await makeBoard(lena, 'Kept');
      await lena.call(RepinResource.create, { pin_id: pinId, board_id: kept.id });
    },
  });

  it.each(SCREENS)('are as written for $screen', async ({ path, person, stranger }) => {
    const url = stage.url + path.replace('PIN', pinId);
    // A cookie of ours keeps a stranger's page out of the cache.
    const nobody = await stage.stranger();
    await nobody.context.addCookies([{ name: 'theme', value: 'light', url: stage.url }]);
    const lena = await stage.as(await stage.person('lena'));
    expect({ person: await count(stage, lena, url), stranger: await count(stage, nobody, url) }).toEqual({ person, stranger });
    expect(person - stranger).toBe(SESSION_AND_VIEWER);
  });
});

/** Fetches a page twice, so that nothing is counted that only a first time costs, and counts the second. */
async function count(stage: Stage, { context }: Tab, url: string): Promise<number> {
  await context.request.get(url, { maxRedirects: 0 });
  const before = await statements(stage);
  await context.request.get(url, { maxRedirects: 0 });
  return (await statements(stage)) - before;
}

async function statements(stage: Stage): Promise<number> {
  const text = await (await fetch(`${stage.url}/metrics`)).text();
  return Number(/^request_sql_statements_total (\d+)/m.exec(text)?.[1]);
}
