import { cutWords } from '../words/index.ts';
import { saidBySeveral, splitByMaker } from '../search-index/index.ts';
import type { MarkingWord } from './mark.queries.ts';

const WEIGHTS = { title: 3, board_name: 2, description: 1, alt_text: 2 } as const;
const PARTS = ['title', 'description', 'alt_text', 'board_name'] as const;
const BESIDE_TITLE = PARTS.filter((part) => part !== 'title');
/** A word of a description alone marks nothing; a picture has few topics. */
const LEAST_WEIGHT = 2;
const MOST_TOPICS = 4;
/** A name of a board alone tells a topic where so many of the picture's boards tell it. */
const LEAST_SHARE_OF_BOARDS = 1 / 2;
/** A word of the pin's own makes a topic surer than any word of a board's name. */
const SURENESS = { title: 30, description: 10, alt_text: 10, board_name: 2 } as const;
const ENDINGS = ['', 's', 'es'];
/** A word before one of these names a shade of it. */
const SHADED: ReadonlySet<string> = new Set([
  'green',
  'blue',
  'red',
  'yellow',
  'pink',
  'grey',
  'gray',
  'brown',
  'white',
  'black',
  'coloured',
  'colored',
  'colours',
  'colors',
]);

/** The words of one pin that tell what it is about, and whose they are. */
export type TopicText = { readonly [Part in keyof typeof WEIGHTS | 'owner_id']: string };

/** Which topics a word marks. */
export function indexWords(words: readonly MarkingWord[]): ReadonlyMap<string, readonly MarkingWord[]> {
  return Map.groupBy(words, ({ word }) => word);
}

export interface WeighedTopic {
  readonly topicId: string;
  readonly weight: number;
  readonly sureness: number;
}

type Weight = Omit<WeighedTopic, 'topicId'>;

/** The topics of a picture by the words of its pins: those of its maker, and what several others say. The one above a topic has half of its weight, or more by words of its own. */
export function weighTopics(words: ReadonlyMap<string, readonly MarkingWord[]>, pins: readonly TopicText[]): WeighedTopic[] {
  const weights = new Map<string, Weight & { parent_id: string | null }>();
  const marked = new Map(PARTS.map((part) => [part, topicsOfPart(words, pins, part)]));
  // A title may play with words. Where the words for who cannot see it name topics, a title alone tells no other.
  const isPlay = (topicId: string) => marked.get('alt_text')!.size > 0 && BESIDE_TITLE.every((part) => !marked.get(part)!.has(topicId));
  for (const [part, topics] of marked) {
    for (const [topic_id, { parent_id, pins: saying }] of topics) {
      if (part === 'title' && isPlay(topic_id)) continue;
      // A board may be called after a colour or a mood, so half of the boards have to agree.
      if (part === 'board_name' && !weights.has(topic_id) && saying < pins.length * LEAST_SHARE_OF_BOARDS) continue;
      const { weight, sureness } = weights.get(topic_id) ?? NO_WEIGHT;
      weights.set(topic_id, { weight: weight + WEIGHTS[part], sureness: sureness + SURENESS[part], parent_id });
    }
  }
  const sure = [...weights].filter(([, { weight }]) => weight >= LEAST_WEIGHT).toSorted(([, a], [, b]) => b.weight - a.weight);
  const all = new Map<string, Weight>();
  for (const [id, { weight, sureness, parent_id }] of sure.slice(0, MOST_TOPICS)) {
    all.set(id, atLeast(all.get(id), { weight, sureness }));
    if (parent_id !== null) all.set(parent_id, atLeast(all.get(parent_id), { weight: weight / 2, sureness: sureness / 2 }));
  }
  return [...all].map(([topicId, weighed]) => ({ topicId, ...weighed }));
}

const NO_WEIGHT: Weight = { weight: 0, sureness: 0 };

function atLeast(known: Weight = NO_WEIGHT, { weight, sureness }: Weight): Weight {
  return { weight: Math.max(known.weight, weight), sureness: Math.max(known.sureness, sureness) };
}

/** Which topics the words of one part mark, and in how many of the pins. */
function topicsOfPart(words: ReadonlyMap<string, readonly MarkingWord[]>, pins: readonly TopicText[], part: keyof typeof WEIGHTS) {
  const marked = pins.map(({ owner_id, [part]: text }) => ({
    owner_id,
    marks: marksOfText(words, text),
  }));
  const topicsOf = ({ marks }: (typeof marked)[number]) => [...new Set(marks.map(({ topic_id }) => topic_id))];
  const { own, others } = splitByMaker(marked);
  const told = new Set([...own.flatMap(topicsOf), ...saidBySeveral(others, topicsOf)]);
  const topics = new Map<string, { parent_id: string | null; pins: number }>();
  for (const { marks } of marked) {
    for (const [topic_id, parent_id] of new Map(marks.map((mark) => [mark.topic_id, mark.parent_id]))) {
      if (told.has(topic_id)) topics.set(topic_id, { parent_id, pins: (topics.get(topic_id)?.pins ?? 0) + 1 });
    }
  }
  return topics;
}

/** What the words of a text mark, and each two that stand together. */
function marksOfText(words: ReadonlyMap<string, readonly MarkingWord[]>, text: string): readonly MarkingWord[] {
  const said = cutWords(text);
  return said.flatMap((word, at) => {
    const next = said[at + 1];
    if (next === undefined) return marksOf(words, word);
    const ofBoth = marksOf(words, `${word} ${next}`);
    // The first of two only narrows the second: house plants are no houses, and sea green is no sea.
    return ofBoth.length > 0 || SHADED.has(next) ? ofBoth : marksOf(words, word);
  });
}

function marksOf(words: ReadonlyMap<string, readonly MarkingWord[]>, word: string): readonly MarkingWord[] {
  for (const ending of ENDINGS) {
    if (word.endsWith(ending)) {
      const marks = words.get(word.slice(0, word.length - ending.length));
      if (marks) return marks;
    }
  }
  return [];
}
