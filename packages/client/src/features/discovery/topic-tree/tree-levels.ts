import type { TreeTopic } from '@bowerbird/contract/discovery/topic-tree/schemas.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';

/** The parts of a topic that lists need. */
export type ListedTopic = Readonly<Omit<TreeTopic, 'words'>> & { readonly words: readonly string[] };

/** The name of a topic in a language, or in English. */
export function nameOf({ names }: Pick<ListedTopic, 'names'>, locale: string): string {
  const language = builtLocales.find((built) => built === locale);
  return (language && names[language]) ?? names.en;
}

export interface Branch {
  readonly topic: ListedTopic;
  readonly within: readonly ListedTopic[];
}

/** The topics of the first level, each with those within it, in the order of their names. */
export function branchesOf(topics: readonly ListedTopic[], locale: string): Branch[] {
  const order = new Intl.Collator(locale);
  const sorted = topics.toSorted((a, b) => order.compare(nameOf(a, locale), nameOf(b, locale)));
  const open = sorted.filter(({ successor_id }) => successor_id === null);
  return open
    .filter(({ parent_id }) => parent_id === null)
    .map((topic) => ({ topic, within: open.filter(({ parent_id }) => parent_id === topic.topic_id) }));
}

/** The topics of which a name, a word or the address holds a text, in the order of the tree. */
export function findTopics(topics: readonly ListedTopic[], sought: string): ListedTopic[] {
  const text = sought.trim().toLowerCase();
  return topics.filter(({ slug, names, words }) =>
    [slug, ...Object.values(names), ...words].some((part) => part.toLowerCase().includes(text)),
  );
}
