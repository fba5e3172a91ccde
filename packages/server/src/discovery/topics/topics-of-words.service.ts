import type { Database } from '../../core/database/database.ts';
import { selectTags } from './interest-tags.queries.ts';
import { selectMarkingWords } from './mark.queries.ts';
import { indexWords, weighTopics, type TopicText } from './weigh-topics.service.ts';

/** What a pin in the making is about by its words, the surest first: the topics that it would have once it is out. */
export async function findTopicsOfWords(
  db: Database,
  language: string,
  { title, description }: Pick<TopicText, 'title' | 'description'>,
): Promise<{ id: string; name: string }[]> {
  const words = indexWords(await selectMarkingWords(db));
  const weighed = weighTopics(words, [{ owner_id: '', title, description, board_name: '', alt_text: '' }]);
  const ids = weighed.toSorted((one, other) => other.sureness - one.sureness || other.weight - one.weight).map(({ topicId }) => topicId);
  return selectTags(db, language, ids);
}
