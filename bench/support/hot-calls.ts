import type { Core } from '@bowerbird/server/core/core.ts';
import { readHomePage } from '@bowerbird/server/discovery/home-feed/home-feed.service.ts';
import { readRelated } from '@bowerbird/server/discovery/related-pins/related.service.ts';
import { searchWith } from '@bowerbird/server/discovery/search/search.service.ts';
import { suggest } from '@bowerbird/server/discovery/typeahead/typeahead.service.ts';
import { strangerViewer, type Viewer } from '@bowerbird/server/endpoints/viewer.ts';
import { readBoardFeed, readUserPins } from '@bowerbird/server/pinning/pins/pin-feeds.service.ts';
import { loadList } from '@bowerbird/server/endpoints/records.ts';
import { hydratePins, pinRecords } from '@bowerbird/server/pinning/pins/index.ts';
import type { Meter } from './explain.ts';

/** A read that people make all the time. */
export interface HotCall {
  readonly name: string;
  readonly call: (core: Core) => Promise<unknown>;
  /** What is undone before each run, so that the call has the same to do again. */
  readonly before?: string;
  /** Finds less than its list may hold at 100k pins: it may grow up to the cost that this other read has there. */
  readonly upTo?: string;
  /** Done at most once a minute a person: measured, but not held to the reach. */
  readonly isRare?: boolean;
}

const SIZE = 25;

/** The hot reads of a filled database; each is the worst of its kind: the hottest picture, the largest board, the richest author. */
export async function hotCalls(meter: Meter): Promise<HotCall[]> {
  const one = async (sql: string) => (await meter.query<{ id: string }>(sql)).rows[0]!.id;
  const ids = async (sql: string) => (await meter.query<{ id: string }>(sql)).rows.map((row) => row.id);
  const viewer = async (name: string): Promise<Viewer> => ({
    kind: 'AUTH',
    userId: await one(`SELECT id FROM users WHERE username = '${name}'`),
    sessionId: '1',
  });
  const [few, many] = [await viewer('viewer_200'), await viewer('viewer_2000')];
  const pinOfPicture = (order: string) =>
    one(
      `SELECT p.id FROM (SELECT picture_id FROM picture_counters ORDER BY ${order} LIMIT 1) c JOIN pins p USING (picture_id) WHERE p.audience = 0 LIMIT 1`,
    );
  const [hot, cold] = [await pinOfPicture('saves DESC'), await pinOfPicture('saves, picture_id')];
  const board = await one(
    'SELECT c.board_id AS id FROM board_counters c JOIN boards b ON b.id = c.board_id AND b.privacy = 0 ORDER BY c.pins DESC LIMIT 1',
  );
  const author = await one(
    'SELECT u.username AS id FROM user_counters c JOIN users u ON u.id = c.user_id AND NOT u.is_private ORDER BY c.pins_public DESC LIMIT 1',
  );
  const popular = await ids(`SELECT pin_id AS id FROM search_docs WHERE tier = 0 ORDER BY pin_id DESC LIMIT ${SIZE}`);

  const cards = (core: Core) => ({ core, viewer: few, fieldSet: 'card' as const });
  const home = (name: string, who: Viewer, more: Partial<HotCall> = {}): HotCall => ({
    name,
    call: (core) => readHomePage({ core, viewer: who, fieldSet: 'card' }, { page_size: SIZE }),
    ...more,
  });
  const find = (name: string, query: string): HotCall => ({
    name,
    call: (core) =>
      searchWith({ core, viewer: few, language: 'en' }, { query, page_size: SIZE }, (_corpus, list) =>
        loadList(cards(core), pinRecords, list),
      ),
  });
  return [
    home('home, logged out', strangerViewer),
    home('home, 200 sources', few),
    home('home, 2,000 sources, once a minute', many, { before: 'DELETE FROM feed_snapshots', isRare: true }),
    home('home, 2,000 sources, kept', many),
    { name: 'related, hottest picture', call: (core) => readRelated({ core, viewer: few }, { pin_id: hot }) },
    { name: 'related, picture saved once', call: (core) => readRelated({ core, viewer: few }, { pin_id: cold }) },
    find('search, word in 73 %', 'picture'),
    find('search, word in 5 %', 'garden'),
    { ...find('search, word in 0.5 %', 'lantern'), upTo: 'search, word in 5 %' },
    find('search, two words', 'picture garden'),
    { name: 'typeahead, one letter', call: (core) => suggest({ core, viewer: few, language: 'en' }, 'l') },
    { name: 'typeahead, three letters', call: (core) => suggest({ core, viewer: few, language: 'en' }, 'gar') },
    { name: 'typeahead, whole word', call: (core) => suggest({ core, viewer: few, language: 'en' }, 'picture') },
    { name: 'board page', call: (core) => readBoardFeed(cards(core), { board_id: board, page_size: SIZE }) },
    { name: 'profile page', call: (core) => readUserPins(cards(core), { username: author, page_size: SIZE }) },
    { name: 'load 25 pins', call: (core) => hydratePins(cards(core), popular) },
  ];
}
