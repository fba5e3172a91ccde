import pino from 'pino';
import type { Work } from '@bowerbird/demo/art/drawing/work.ts';
import { WORKS } from '@bowerbird/demo/art/works.ts';
import { homeBoardOf } from '@bowerbird/demo/content/placing.ts';
import { savesOf } from '@bowerbird/demo/content/saves.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { selectMarkingWords } from '@bowerbird/server/discovery/topics/mark.queries.ts';
import { indexWords, weighTopics, type TopicText } from '@bowerbird/server/discovery/topics/weigh-topics.service.ts';
import { createInstance } from '@bowerbird/server/instance/create-instance.ts';
import { startEmptyDatabase } from './support/empty-database.ts';
import { report, rounded } from './support/report.ts';
import { TOPICS_OF_KINDS } from './support/topic-judgements.ts';

/** Titles of the demo are witty, so a part of them misleads any reader of words. */
const REACH = 0.75;

export const help = `Share of right topics of the ${WORKS.length} works of the demo, by what a person would look for them under; ≥ ${REACH}.`;

/** How many of the topics that words give to pictures suit what is on them. */
export async function run() {
  const { databaseUrl, stop } = await startEmptyDatabase();
  const instance = createInstance({ config: loadConfig({ DATABASE_URL: databaseUrl }), databaseUrl, log: pino({ level: 'silent' }) });
  try {
    const { db } = instance.core;
    await instance.startEvents();
    const words = indexWords(await selectMarkingWords(db));
    const upper = upperTopics(await db.selectFrom('topics').select(['id', 'slug', 'parent_id']).execute());
    const texts = textsOfWorks();
    const judged = WORKS.map((work) =>
      judge(
        work,
        weighTopics(words, texts.get(work)!).map(({ topicId }) => upper(topicId)),
      ),
    );
    const given = judged.flat();
    const figure = rounded(given.filter(({ isRight }) => isRight).length / given.length);
    const found = judged.filter((topics) => topics.some(({ isRight }) => isRight)).length;
    const detail = [...Map.groupBy(given, ({ topic }) => topic)].map(([topic, all]) => ({
      topic,
      given: all.length,
      right: all.filter(({ isRight }) => isRight).length,
    }));
    detail.push({ topic: 'works with a right one', given: judged.length, right: found });
    return await report({ name: 'topics', figure, unit: 'of the topics right', reach: REACH, holds: figure >= REACH, detail });
  } finally {
    await instance.close();
    await stop();
  }
}

/** What the pins of each work say: the one that made it, and its saves. */
function textsOfWorks(): ReadonlyMap<Work, readonly TopicText[]> {
  const boards = new Map<Work, { name: string; owner: string }[]>(
    WORKS.map((work) => {
      const board = homeBoardOf(work);
      return [work, board.privacy === undefined ? [board] : []];
    }),
  );
  for (const { board, picture } of savesOf(WORKS)) if (board.privacy === undefined) boards.get(picture)!.push(board);
  return new Map(
    [...boards].map(([work, all]) => {
      const { title, description, alt: alt_text } = work;
      return [work, all.map(({ name, owner }) => ({ owner_id: owner, title, description, alt_text, board_name: name }))];
    }),
  );
}

interface TopicRow {
  readonly id: string;
  readonly slug: string;
  readonly parent_id: string | null;
}

function upperTopics(rows: readonly TopicRow[]): (id: string) => string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id)!;
    return byId.get(row.parent_id ?? row.id)!.slug;
  };
}

function judge({ kind }: Work, topics: readonly string[]) {
  return topics.map((topic) => ({ topic, isRight: TOPICS_OF_KINDS[kind]!.includes(topic) }));
}
