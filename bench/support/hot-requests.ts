import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { BoardFeedResource, PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { counterNumber } from '@bowerbird/server/core/counters/index.ts';
import { openDatabase, type Database } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';
import { askWell, type Headers } from './ask.ts';
import { findSubjects } from './subjects.ts';
import { callPath } from './call-path.ts';
import { write } from './write.ts';

/** A request that people make all the time, as a browser sends it. */
export interface HotRequest {
  readonly name: string;
  readonly send: () => Promise<Buffer>;
}

/** Somebody at an instance: where it is and what their browser sends. */
export interface Visitor {
  readonly url: string;
  readonly databaseUrl: string;
  readonly username: string;
  readonly headers: Headers;
}

/** The requests whose cost must not follow the number of pins: words stand in 5 % and 0.5 % of the titles at every size. */
export async function hotRequests(visitor: Visitor): Promise<HotRequest[]> {
  const { url, headers, databaseUrl, username } = visitor;
  const { pinId, board, author, ownBoardId } = await findSubjects(databaseUrl, username);
  const read = <Input, Output>(name: string, endpoint: Endpoint<Input, Output>, input: Input): HotRequest => {
    const address = url + callPath(endpoint, input);
    return { name, send: () => askWell(address, headers) };
  };
  const pins = await popularPins(databaseUrl);
  let saves = 0;
  const save = () => {
    const input = { pin_id: pins[(saves += 1) % pins.length]!, board_id: ownBoardId };
    return write(url, RepinResource.create, input, headers);
  };
  return [
    read('feed', UserHomefeedResource.get, {}),
    read('pin', PinResource.get, { id: pinId }),
    read('related pins', RelatedPinFeedResource.get, { pin_id: pinId }),
    read('board', BoardFeedResource.get, { board_id: board.id }),
    read('profile', UserPinsResource.get, { username: author }),
    read('search, word in 5 %', BaseSearchResource.get, { query: 'garden' }),
    read('search, word in 0.5 %', BaseSearchResource.get, { query: 'lantern' }),
    read('search, misspelt, meant is in 5 %', BaseSearchResource.get, { query: 'gardne' }),
    read('search, misspelt, meant is in 0.5 %', BaseSearchResource.get, { query: 'lantenr' }),
    read('typeahead, word in 5 %', AdvancedTypeaheadResource.get, { term: 'garden' }),
    read('typeahead, word in 0.5 %', AdvancedTypeaheadResource.get, { term: 'lantern' }),
    { name: 'save', send: save },
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

/**
 * Takes back what the saves of a measurement left, counters too, so that the next one finds the same: a board that only its
 * counter calls the largest is an empty page.
 */
export async function takeBackSaves(databaseUrl: string, username: string, since: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeout: 60_000, applicationName: 'bench' });
  try {
    const { rows } = await sql<{ id: string; picture_id: string }>`DELETE FROM pins
      WHERE id > ${since} AND owner_id = (SELECT id FROM users WHERE username = ${username}) RETURNING id, picture_id`.execute(db);
    await sql`DELETE FROM own_docs WHERE pin_id = ANY(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
    await recountSaves(db, [...new Set(rows.map(({ picture_id }) => picture_id))]);
    await recountPerson(db, username);
  } finally {
    await db.destroy();
  }
}

async function recountSaves(db: Database, pictureIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM counter_deltas WHERE kind = ${counterNumber('picture_counters.saves')} AND target = ANY(${pictureIds}::bigint[])`.execute(
    db,
  );
  await sql`UPDATE picture_counters c SET saves = (SELECT count(*) FROM pins p
      WHERE p.picture_id = c.picture_id AND p.deleted_at IS NULL AND p.audience = 0)
    WHERE picture_id = ANY(${pictureIds}::bigint[])`.execute(db);
}

async function recountPerson(db: Database, username: string): Promise<void> {
  const owner = sql`(SELECT id FROM users WHERE username = ${username})`;
  await sql`UPDATE board_counters c SET pins = (SELECT count(*) FROM pins p WHERE p.board_id = c.board_id AND p.deleted_at IS NULL)
    WHERE board_id IN (SELECT id FROM boards WHERE owner_id = ${owner})`.execute(db);
  await sql`UPDATE section_counters c SET pins = (SELECT count(*) FROM pins p WHERE p.section_id = c.section_id AND p.deleted_at IS NULL)
    WHERE section_id IN (SELECT s.id FROM sections s JOIN boards b ON b.id = s.board_id WHERE b.owner_id = ${owner})`.execute(db);
  await sql`UPDATE user_counters c SET (pins_all, pins_public) = (SELECT count(*), count(*) FILTER (WHERE p.audience = 0) FROM pins p
      WHERE p.owner_id = c.user_id AND p.deleted_at IS NULL) WHERE user_id = ${owner}`.execute(db);
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
