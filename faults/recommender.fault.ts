import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { startRecommender, type Recommender } from '@bowerbird/server/discovery/recommender/recommender.service.ts';
import { seedBoard, seedPin, type SeededPin } from '@bowerbird/server/testing/seed-pins.ts';
import { createTestServer, type TestServer } from '@bowerbird/server/testing/test-server.ts';
import type { Result } from '../scripts/proving/report.ts';
import { makeScene } from './access/scene.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';

export const help = 'Asks the recommender about everything that nobody is to find, ends its threads under load, and loses changes.';

const BIAS = { language: '', day: 1, notPictures: [] };
const PATIENCE = 20_000;
const ASKERS = 8;
const KILLS = 4;
const HEALED_MILLISECONDS = 60_000;
/** The kinds of objects that may be found. */
const FINDABLE: readonly string[] = ['public', 'archived'];

/** Tells whether the recommender keeps secrets, lives on, and finds what it missed. */
export async function run(): Promise<Result> {
  return report('recommender', await withDatabases(tryRecommender));
}

export async function tryRecommender(): Promise<Trial[]> {
  const server = await createTestServer();
  let recommender: Recommender | null = null;
  try {
    const begin = async () => {
      const file = join(server.core.config.dataDir, 'recommender', 'saves.graph');
      recommender = startRecommender({ databaseUrl: server.databaseUrl, file, readers: 2, patience: PATIENCE, log: server.core.log });
      await recommender.settle();
      return recommender;
    };
    const hidden = await makeHidden(server);
    const asked = await begin();
    return [...(await tryHidden(asked, hidden)), await tryKilling(server, asked), await tryGap(server, asked)];
  } finally {
    await (recommender as Recommender | null)?.stop();
    await server.close();
  }
}

/** Pictures that stand on one board alone, and another picture of that board which stands on a public one too. */
interface Hidden {
  readonly kind: string;
  readonly mayBeFound: boolean;
  readonly pictures: readonly bigint[];
  readonly beside: bigint;
}

async function makeHidden(server: TestServer): Promise<Hidden[]> {
  const { db } = server.core;
  const pictureOf = async (pinId: string) => {
    const { rows } = await sql<{ picture_id: string }>`SELECT picture_id FROM pins WHERE id = ${pinId}`.execute(db);
    return BigInt(rows[0]!.picture_id);
  };
  const scene = await makeScene(server);
  const found: Hidden[] = [];
  for (const { kind, pin, pinInSection, besidePin } of scene.objects) {
    const pictures = [await pictureOf(pin.id), await pictureOf(pinInSection.id)];
    found.push({ kind, mayBeFound: FINDABLE.includes(kind), pictures, beside: await pictureOf(besidePin) });
  }
  const minor = await server.person('tildaberg');
  const board = await seedBoard(db, minor.userId, 'Mine');
  const own = await seedPin(db, { ownerId: minor.userId, boardId: board });
  const save = { id: scene.objects[0]!.besidePin, pictureId: String(found[0]!.beside), boardId: board };
  await seedPin(db, { ownerId: minor.userId, boardId: board, saveOf: save });
  await sql`UPDATE users SET birthday = current_date - interval '17 years' WHERE id = ${minor.userId}`.execute(db);
  return [...found, { kind: 'of a minor', mayBeFound: false, pictures: [BigInt(own.pictureId)], beside: found[0]!.beside }];
}

/** Nothing leads to what is hidden, and it leads to nothing. */
async function tryHidden(recommender: Recommender, all: readonly Hidden[]): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const { kind, mayBeFound, pictures, beside } of all) {
    const answers = await Promise.all(
      [beside, ...pictures].flatMap((picture) => [
        recommender.related(picture, BIAS, 300),
        recommender.forStarts([{ start: 1n, pictures: [picture] }], BIAS, 300),
      ]),
    );
    const named = new Set(answers.flat().map((hit) => hit.picture));
    const isFound = pictures.some((picture) => named.has(picture));
    const leads = answers.slice(2).some((answer) => answer.length > 0);
    trials.push(
      { group: 'secrecy', what: `${kind}: is it found`, failure: isFound === mayBeFound ? undefined : `found: ${isFound}` },
      { group: 'secrecy', what: `${kind}: does it lead on`, failure: leads === mayBeFound ? undefined : `leads on: ${leads}` },
    );
  }
  return trials;
}

/** Ends readers and the writer while many ask and save: each question is answered, and the last save counts. */
async function tryKilling(server: TestServer, recommender: Recommender): Promise<Trial> {
  const { start, board, ownerId } = await makePair(server, 'Load');
  await recommender.settle();
  const seen = { isOver: false, empty: 0, answered: 0 };
  const askers = Array.from({ length: ASKERS }, async () => {
    while (!seen.isOver) {
      const hits = await recommender.related(BigInt(start.pictureId), BIAS, 20);
      if (hits.length === 0) seen.empty += 1;
      else seen.answered += 1;
      await wait(1);
    }
  });
  let last = start;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { readers, writer } = recommender.threads();
    await (kill % 2 === 0 ? readers[0] : writer)?.terminate();
    last = await seedPin(server.core.db, { ownerId, boardId: board });
    await wait(400);
  }
  await recommender.settle();
  seen.isOver = true;
  await Promise.all(askers);
  const hits = await recommender.related(BigInt(start.pictureId), BIAS, 20);
  const isKnown = hits.some((hit) => String(hit.picture) === last.pictureId);
  const failure = !isKnown ? 'the last save does not count' : seen.empty > 0 ? `${seen.empty} questions were not answered` : undefined;
  return { group: 'threads', what: 'readers and the writer end under load', failure, note: `${seen.answered} answers` };
}

/** A change that nobody was told of is found by comparing. */
async function tryGap(server: TestServer, recommender: Recommender): Promise<Trial> {
  const { start, board, ownerId } = await makePair(server, 'Gap');
  await recommender.settle();
  const lost = await server.core.db.transaction().execute(async (transaction) => {
    const pin = await seedPin(transaction, { ownerId, boardId: board });
    await sql`DELETE FROM graph_changes WHERE board_id = ${board} AND picture_id = ${pin.pictureId}`.execute(transaction);
    return pin;
  });
  const isKnown = async () =>
    (await recommender.related(BigInt(start.pictureId), BIAS, 20)).some((hit) => String(hit.picture) === lost.pictureId);
  const begun = performance.now();
  while (!(await isKnown()) && performance.now() - begun < HEALED_MILLISECONDS) await wait(200);
  const note = `${Math.round((performance.now() - begun) / 1000)} s`;
  return { group: 'changes', what: 'a change is lost from the feed', failure: (await isKnown()) ? undefined : 'it was never found', note };
}

async function makePair(server: TestServer, name: string): Promise<{ start: SeededPin; board: string; ownerId: string }> {
  const { userId: ownerId } = await server.person(`owner_${name.toLowerCase()}`);
  const board = await seedBoard(server.core.db, ownerId, name);
  const start = await seedPin(server.core.db, { ownerId, boardId: board });
  await seedPin(server.core.db, { ownerId, boardId: board });
  return { start, board, ownerId };
}
