/** Where a screen finds something to show. */
export interface Sights {
  readonly pinId: string;
  /** The paths of a board and of its owner. */
  readonly board: string;
  readonly profile: string;
  readonly query: string;
}

interface Screen {
  readonly screen: string;
  readonly calls: string;
  readonly path: (sights: Sights) => string;
  readonly person: number;
  readonly stranger: number;
  readonly strangersAlone?: number;
  /** What more it costs to ask for look-alikes. An instance asks once it knows how its pictures look. */
  readonly looks?: { readonly person: number; readonly stranger: number };
}

/**
 * SQL statements that each screen costs when the server renders it: the sum of its calls, and for somebody who is signed in
 * the viewer record's one, while the session is known; `strangersAlone` are those that only
 * strangers need. A cached render costs a stranger none after the first.
 */
export const SCREENS = [
  {
    screen: 'home',
    calls: 'UserHomefeed; Registration for strangers',
    path: () => '/',
    // What somebody saved leads to enough that looks like it. That list is kept, and read with its cards. For strangers a statement
    // more scans what is fresh and most saved.
    person: 2,
    stranger: 3,
    strangersAlone: 2,
  },
  {
    screen: 'pin',
    calls: 'Pin, PinBoards, RelatedPinFeed, AggregatedCommentFeed',
    path: ({ pinId }: Sights) => `/pin/${pinId}/`,
    person: 8,
    stranger: 7,
    looks: { person: 2, stranger: 2 },
  },
  { screen: 'board', calls: 'Board, BoardSections, BoardFeed', path: ({ board }: Sights) => board, person: 5, stranger: 4 },
  { screen: 'profile', calls: 'User, Boards', path: ({ profile }: Sights) => profile, person: 4, stranger: 3 },
  { screen: 'search', calls: 'BaseSearch', path: ({ query }: Sights) => `/search/pins/?q=${query}`, person: 2, stranger: 1 },
  { screen: 'log-in', calls: 'none', path: () => '/login/', person: 1, stranger: 0 },
] as const satisfies readonly Screen[];

/** What being signed in adds to a screen, whose session is known from the request before. */
export const VIEWER_STATEMENTS = 1;

/**
 * Sends a request three times and counts the statements of the last two; the lower number counts. The first may cost what
 * only a first time costs, and one of the others may look the session up anew.
 */
export async function countStatements(url: string, send: () => Promise<unknown>): Promise<number> {
  await send();
  const counts = [];
  for (let time = 0; time < 2; time += 1) {
    const before = await statementsSoFar(url);
    await send();
    counts.push((await statementsSoFar(url)) - before);
  }
  return Math.min(...counts);
}

async function statementsSoFar(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^request_sql_statements_total (\d+)/m.exec(text)?.[1]);
}
