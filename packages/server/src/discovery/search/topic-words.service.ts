import type { Core } from '../../core/core.ts';
import { cutWords, stemOf } from '../words/index.ts';
import type { TopicsByWord } from './search-words.parser.ts';
import { selectTopicWords } from './topic-words.queries.ts';

/** An operator's change counts so late. */
const KEPT_MILLISECONDS = 60_000;

/** Searches are many and topics change hardly ever. */
const kept = new WeakMap<Core, { readonly at: number; readonly topics: TopicsByWord }>();

/**
 * The topics that words are names or signs of, in any language; a name of several words is looked for by none of them. Arabic
 * names are plurals with an article, so there another form of the word is enough.
 */
export async function findTopicsOf(core: Core, words: readonly string[]): Promise<TopicsByWord> {
  const known = kept.get(core);
  const topics = known && core.now() - known.at < KEPT_MILLISECONDS ? known.topics : await readTopicWords(core);
  return new Map(
    words.flatMap((word) => {
      const found = topics.get(word) ?? topics.get(stemOf(word, 'ar'));
      return found === undefined ? [] : [[word, found] as const];
    }),
  );
}

async function readTopicWords(core: Core): Promise<TopicsByWord> {
  const rows = await selectTopicWords(core.searchDb);
  const pairs = rows.flatMap(({ word, topic_id }) => {
    const [only, second] = cutWords(word);
    return only !== undefined && second === undefined ? [only, stemOf(only, 'ar')].map((form) => [form, topic_id] as const) : [];
  });
  const byWord = Map.groupBy(pairs, ([word]) => word);
  const topics = new Map([...byWord].map(([word, found]) => [word, [...new Set(found.map(([, topicId]) => topicId))]]));
  kept.set(core, { at: core.now(), topics });
  return topics;
}
