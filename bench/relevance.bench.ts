import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { WORKS } from '@bowerbird/demo/art/works.ts';
import { homeBoardOf } from '@bowerbird/demo/content/placing.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import type { Core } from '@bowerbird/server/core/core.ts';
import { indexOldDocuments } from '@bowerbird/server/discovery/search-index/index-documents.service.ts';
import { search } from '@bowerbird/server/discovery/search/index.ts';
import { strangerViewer } from '@bowerbird/server/endpoints/viewer.ts';
import { createInstance } from '@bowerbird/server/instance/create-instance.ts';
import { seedBoard, seedPin } from '@bowerbird/server/testing/seed-pins.ts';
import { startEmptyDatabase } from './support/empty-database.ts';
import { ndcg } from './support/ndcg.ts';
import { report, rounded } from './support/report.ts';
import { JUDGEMENTS, type Judgement } from './support/search-judgements.ts';

const MOST = 10;
const REACH = 0.8;
const BEST = 2;
const GOOD = 1;

export const help = `NDCG@${MOST} of ${JUDGEMENTS.length} queries over the demo world, by the pins that a person would expect; ≥ ${REACH}.`;

/** How near the first results of a search are to what a person expects of it. */
export async function run() {
  const { databaseUrl, stop } = await startEmptyDatabase();
  const instance = createInstance({ config: loadConfig({ DATABASE_URL: databaseUrl }), databaseUrl, log: pino({ level: 'silent' }) });
  try {
    await instance.startEvents();
    const works = await fill(instance.core);
    const detail = [];
    for (const judgement of JUDGEMENTS) detail.push(await judge(instance.core, judgement, works));
    const figure = rounded(detail.reduce((sum, row) => sum + row.ndcg, 0) / detail.length);
    return await report({ name: 'relevance', figure, unit: `NDCG@${MOST}`, reach: REACH, holds: figure >= REACH, detail });
  } finally {
    await instance.close();
    await stop();
  }
}

/** Pins every work of the demo without drawing it, and waits until all are found; gives the work of each pin. */
async function fill(core: Core): Promise<ReadonlyMap<string, (typeof WORKS)[number]>> {
  const { rows } = await sql<{ id: string }>`INSERT INTO users (username, full_name) VALUES ('ines', 'Ines Duarte') RETURNING id`.execute(
    core.db,
  );
  const ownerId = rows[0]!.id;
  const boards = new Map<string, string>();
  const works = new Map<string, (typeof WORKS)[number]>();
  for (const work of WORKS) {
    const { key, name } = homeBoardOf(work);
    const boardId = boards.get(key) ?? (await seedBoard(core.db, ownerId, name));
    boards.set(key, boardId);
    const { title, description, alt: altText } = work;
    works.set((await seedPin(core.db, { ownerId, boardId, title, description, altText })).id, work);
  }
  await untilIndexed(core);
  return works;
}

/** Topics come after the words and make documents anew. */
async function untilIndexed(core: Core): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      waiting: number;
      old: number;
    }>`SELECT (SELECT count(*)::int FROM pins WHERE id NOT IN (SELECT pin_id FROM search_docs)) waiting,
      (SELECT count(*)::int FROM search_docs WHERE version = 0) old`.execute(core.db);
    if (rows[0]!.waiting === 0 && rows[0]!.old === 0) {
      const { rows: events } = await sql<{ n: number }>`SELECT count(*)::int n FROM picture_topics`.execute(core.db);
      if (events[0]!.n > WORKS.length) return;
    }
    await indexOldDocuments(core.jobsDb);
    await wait(200);
  }
}

type AnyJudgement = Omit<Judgement, 'language'> & { readonly language?: string };

async function judge(
  core: Core,
  { query, language = 'en', best, good = [] }: AnyJudgement,
  works: ReadonlyMap<string, (typeof WORKS)[number]>,
) {
  const gradeOf = ({ id, kind }: (typeof WORKS)[number]) => {
    if (best.includes(id) || best.includes(kind)) return BEST;
    return good.includes(id) || good.includes(kind) ? GOOD : 0;
  };
  const { ids } = await search({ core, viewer: strangerViewer, language }, { query, page_size: MOST });
  const found = ids.map((id) => works.get(id)!);
  const score = ndcg(found.map(gradeOf), WORKS.map(gradeOf), MOST);
  return { query, ndcg: rounded(score), first: found[0]?.title ?? '' };
}
