import type { Core } from '../../core/core.ts';
import { cutWords, isOneSlip, stemsOf } from '../words/index.ts';
import type { ParsedSearch, TopicsByWord } from './search-words.parser.ts';
import { selectSuccessors, selectTopicWords } from './topic-words.queries.ts';

/** An operator's change counts so late. */
const KEPT_MILLISECONDS = 60_000;

/** Topics by the words that name them, and by those words in other forms. */
interface KeptTopics {
  readonly byWord: TopicsByWord;
  readonly byStem: TopicsByWord;
}

/** Searches are many and topics change hardly ever. */
const kept = new WeakMap<Core, { readonly at: number; readonly topics: KeptTopics }>();

/** A shorter stem is that of too many words. */
const SHORTEST_STEM = 3;

/**
 * The topics that words are names or signs of, in any language; a name of several words is looked for by none of them. Another
 * form of the word is enough, because names are mostly plurals.
 */
export async function findTopicsOf(core: Core, words: readonly string[]): Promise<TopicsByWord> {
  const { byWord, byStem } = await keptTopics(core);
  const topicsOf = (word: string) => byWord.get(word) ?? [...new Set(formsOf(word).flatMap((form) => byStem.get(form) ?? []))];
  return new Map(
    words.flatMap((word) => {
      const found = topicsOf(word);
      return found.length === 0 ? [] : [[word, found] as const];
    }),
  );
}

/** The same search by the successors of topics that were merged away: links and searches name them still. */
export async function bySuccessors(core: Core, parsed: ParsedSearch): Promise<ParsedSearch> {
  const { topic } = parsed.filters;
  if (topic.length === 0) return parsed;
  const successors = await selectSuccessors(core.searchDb, topic);
  const open = [...new Set(topic.map((id) => successors.get(id) ?? id))];
  return { ...parsed, filters: { ...parsed.filters, topic: open } };
}

/** Letters that a word of a topic has at least. A slip of a shorter one could be of many. */
const FEWEST_LETTERS = 5;

/** The word of a topic that an unknown word is a slip of, by one letter or one swap; the first of the alphabet of several. */
export async function findTopicWordNear(core: Core, word: string): Promise<string | null> {
  if (word.length < FEWEST_LETTERS) return null;
  const { byWord } = await keptTopics(core);
  const near = [...byWord.keys()].filter((known) => known.length >= FEWEST_LETTERS && isOneSlip(known, word));
  return near.toSorted()[0] ?? null;
}

async function keptTopics(core: Core): Promise<KeptTopics> {
  const known = kept.get(core);
  if (known && core.now() - known.at < KEPT_MILLISECONDS) return known.topics;
  const rows = await selectTopicWords(core.searchDb);
  const pairs = rows.flatMap(({ word, topic_id }) => {
    const [only, second] = cutWords(word);
    return only !== undefined && second === undefined ? [[only, topic_id] as const] : [];
  });
  const topics = {
    byWord: idsByWord(pairs),
    byStem: idsByWord(pairs.flatMap(([word, id]) => formsOf(word).map((form) => [form, id] as const))),
  };
  kept.set(core, { at: core.now(), topics });
  return topics;
}

/** A word and its stems, which stand for each other. */
function formsOf(word: string): string[] {
  return [word, ...stemsOf(word).filter((stem) => stem.length >= SHORTEST_STEM)];
}

function idsByWord(pairs: readonly (readonly [string, string])[]): TopicsByWord {
  const byWord = Map.groupBy(pairs, ([word]) => word);
  return new Map([...byWord].map(([word, found]) => [word, [...new Set(found.map(([, id]) => id))]]));
}
