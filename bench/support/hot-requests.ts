import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';
import { askWell, type Headers } from './ask.ts';
import { findListSubjects } from './lists.ts';

/** A request that people make all the time, as a browser sends it. */
export interface HotRequest {
  readonly name: string;
  readonly send: () => Promise<unknown>;
}

/** Somebody at an instance: where it is and what their browser sends. */
export interface Visitor {
  readonly url: string;
  readonly databaseUrl: string;
  readonly username: string;
  readonly headers: Headers;
}

/** The address of a read of the resource protocol. */
export function resourcePath(name: string, options: Record<string, unknown>): string {
  return `/resource/${name}/get/?${new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) }).toString()}`;
}

/** The requests whose cost must not follow the number of pins: words stand in 5 % and 0.5 % of the titles at every size. */
export async function hotRequests(visitor: Visitor): Promise<HotRequest[]> {
  const { url, headers, databaseUrl, username } = visitor;
  const { pinId, board, author, sectionBoardId } = await findListSubjects(databaseUrl, username);
  const read = (name: string, resource: string, options: Record<string, unknown>): HotRequest => {
    const address = url + resourcePath(resource, options);
    return { name, send: () => askWell(address, headers) };
  };
  const write = (resource: string, verb: string, options: Record<string, unknown>) =>
    askWell(
      `${url}/resource/${resource}/${verb}/`,
      { ...headers, 'content-type': 'application/json', origin: url, 'x-csrftoken': 'the-token-of-a-benchmark' },
      JSON.stringify({ source_url: '/', data: JSON.stringify({ options, context: {} }) }),
    );
  const pins = await popularPins(databaseUrl);
  let saves = 0;
  return [
    read('feed', 'UserHomefeedResource', {}),
    read('pin', 'PinResource', { id: pinId }),
    read('related pins', 'RelatedPinFeedResource', { pin_id: pinId }),
    read('board', 'BoardFeedResource', { board_id: board.id }),
    read('profile', 'UserPinsResource', { username: author }),
    read('search, word in 5 %', 'BaseSearchResource', { query: 'garden' }),
    read('search, word in 0.5 %', 'BaseSearchResource', { query: 'lantern' }),
    read('typeahead, word in 5 %', 'AdvancedTypeaheadResource', { term: 'garden' }),
    read('typeahead, word in 0.5 %', 'AdvancedTypeaheadResource', { term: 'lantern' }),
    { name: 'save', send: () => write('RepinResource', 'create', { pin_id: pins[(saves += 1) % pins.length], board_id: sectionBoardId }) },
  ];
}

async function popularPins(databaseUrl: string): Promise<string[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  try {
    const { rows } = await sql<{ id: string }>`SELECT pin_id AS id FROM search_docs WHERE tier = 0 ORDER BY pin_id DESC LIMIT 400`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  } finally {
    await db.destroy();
  }
}

/** Takes back what the saves of a measurement left, so that the next one finds the same. */
export async function takeBackSaves(databaseUrl: string, username: string, since: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeout: 60_000, applicationName: 'bench' });
  try {
    await sql`DELETE FROM pins WHERE id > ${since} AND owner_id = (SELECT id FROM users WHERE username = ${username})`.execute(db);
  } finally {
    await db.destroy();
  }
}

/** An id that is newer than all that stands. */
export async function newestId(databaseUrl: string): Promise<string> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  try {
    const { rows } = await sql<{ id: string }>`SELECT next_id() AS id`.execute(db);
    return rows[0]!.id;
  } finally {
    await db.destroy();
  }
}
