import { cutWords } from '../words/index.ts';
import type { MarkingWord } from './mark.queries.ts';

const WEIGHTS = { title: 3, board_name: 2, description: 1, alt_text: 1 } as const;
/** A word of a description alone marks nothing; a picture has few topics. */
const LEAST_WEIGHT = 2;
const MOST_TOPICS = 4;
const ENDINGS = ['', 's', 'es'];

/** The words of one pin that tell what it is about. */
export type TopicText = { readonly [Part in keyof typeof WEIGHTS]: string };

/** Which topics a word marks. */
export function indexWords(words: readonly MarkingWord[]): ReadonlyMap<string, readonly MarkingWord[]> {
  return Map.groupBy(words, ({ word }) => word);
}

/** The topics of a picture by the words of its pins, the surest first, each followed by the one above it. */
export function weighTopics(words: ReadonlyMap<string, readonly MarkingWord[]>, pins: readonly TopicText[]): string[] {
  const weights = new Map<MarkingWord['topic_id'], { weight: number; parent_id: string | null }>();
  for (const part of ['title', 'board_name', 'description', 'alt_text'] as const) {
    const found = new Set(pins.flatMap((pin) => cutWords(pin[part])).flatMap((word) => marksOf(words, word)));
    for (const { topic_id, parent_id } of found) {
      weights.set(topic_id, { weight: (weights.get(topic_id)?.weight ?? 0) + WEIGHTS[part], parent_id });
    }
  }
  const sure = [...weights].filter(([, { weight }]) => weight >= LEAST_WEIGHT).toSorted(([, a], [, b]) => b.weight - a.weight);
  return [...new Set(sure.slice(0, MOST_TOPICS).flatMap(([id, { parent_id }]) => (parent_id === null ? [id] : [id, parent_id])))];
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
