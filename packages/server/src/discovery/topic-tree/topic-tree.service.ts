import type { ChangeTopicInput, MergeTopicInput, NewTopicInput, TopicTree } from '@bowerbird/contract/discovery/topic-tree/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { topicLimits } from '@bowerbird/domain/discovery/topic-limits.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { insertAct } from '../../identity/owner/index.ts';
import { moveSavedTopic } from '../saved-searches/index.ts';
import { selectMarkedPercent, waitForTopics } from '../topics/index.ts';
import { cutWords } from '../words/index.ts';
import {
  insertTopic,
  isPublicPin,
  lockTopics,
  mergeInto,
  replaceNames,
  replaceWords,
  selectTree,
  updateTopic,
  type TreeRow,
} from './topic-tree.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** A topic was added, changed, hidden, or merged away. */
    'topic.changed': { readonly topicId: string };
  }
}

/** The whole tree, and how far the job is that marks pins by it. */
export async function readTree(db: Database): Promise<TopicTree> {
  const [topics, marked_percent] = await Promise.all([selectTree(db), selectMarkedPercent(db)]);
  return { topics: topics.map(({ words, ...topic }) => ({ ...topic, words: [...words] })), marked_percent };
}

/** Adds a topic. Throws `conflict` for more topics than lists can show. */
export async function addTopic(core: Core, input: NewTopicInput): Promise<TopicTree> {
  const edited = cleanTopic(input);
  await inTransaction(core.db, async (trx) => {
    await lockTopics(trx);
    const tree = await selectTree(trx);
    if (tree.length >= topicLimits.topics) throw new ApiError('conflict');
    if (tree.some(({ slug }) => slug === input.slug)) throw badField('slug', 'taken');
    checkParent(tree, null, input.parent_id);
    const id = await insertTopic(trx, input.slug, input.parent_id);
    await replaceNames(trx, id, edited.names);
    await replaceWords(trx, id, edited.words);
    await waitForTopics(trx);
    await insertAct(trx, 'added_topic', { about: input.slug });
    await core.outbox.emit(trx, 'topic.changed', { topicId: id });
  });
  return readTree(core.db);
}

/** Changes a topic; pins are marked anew where that can change what they are about. Throws `not_found`. */
export async function changeTopic(core: Core, input: ChangeTopicInput): Promise<TopicTree> {
  const edited = cleanTopic(input);
  await inTransaction(core.db, async (trx) => {
    await lockTopics(trx);
    const tree = await selectTree(trx);
    const known = findOpen(tree, input.topic_id);
    checkParent(tree, known, input.parent_id);
    if (input.cover_pin_id !== null && input.cover_pin_id !== known.cover_pin_id && !(await isPublicPin(trx, input.cover_pin_id))) {
      throw badField('cover_pin_id', 'not_found');
    }
    await updateTopic(trx, input);
    await replaceNames(trx, known.topic_id, edited.names);
    await replaceWords(trx, known.topic_id, edited.words);
    if (known.parent_id !== input.parent_id || known.words.join('\n') !== edited.words.join('\n')) await waitForTopics(trx);
    await insertAct(trx, 'changed_topic', { about: known.slug });
    await core.outbox.emit(trx, 'topic.changed', { topicId: known.topic_id });
  });
  return readTree(core.db);
}

/** Merges a topic into another one. Throws `not_found`. */
export async function mergeTopic(core: Core, { topic_id, successor_id }: MergeTopicInput): Promise<TopicTree> {
  if (topic_id === successor_id) throw badField('successor_id', 'same');
  await inTransaction(core.db, async (trx) => {
    await lockTopics(trx);
    const tree = await selectTree(trx);
    const topic = findOpen(tree, topic_id);
    const successor = tree.find((one) => one.topic_id === successor_id && one.successor_id === null);
    if (!successor || successor.parent_id === topic_id) throw badField('successor_id', 'not_found');
    await moveSavedTopic(trx, topic_id, successor_id);
    await mergeInto(trx, topic_id, { successorId: successor_id, parentId: successor.parent_id ?? successor_id });
    await waitForTopics(trx);
    await insertAct(trx, 'merged_topic', { about: topic.slug });
    await core.outbox.emit(trx, 'topic.changed', { topicId: topic_id });
  });
  return readTree(core.db);
}

/** A topic that was not merged away. Throws `not_found`. */
function findOpen(tree: readonly TreeRow[], id: string): TreeRow {
  const topic = tree.find(({ topic_id, successor_id }) => topic_id === id && successor_id === null);
  if (!topic) throw new ApiError('not_found');
  return topic;
}

/** Keeps the tree at two levels. Throws `bad_input`. */
function checkParent(tree: readonly TreeRow[], topic: TreeRow | null, parentId: string | null): void {
  if (parentId === null) return;
  const parent = tree.find(({ topic_id }) => topic_id === parentId);
  if (!parent || parent.successor_id !== null) throw badField('parent_id', 'not_found');
  const hasChildren = topic !== null && tree.some(({ parent_id }) => parent_id === topic.topic_id);
  if (parent.parent_id !== null || parent === topic || hasChildren) throw badField('parent_id', 'two_levels');
}

/** Names on one line, and words as texts of pins are cut. Throws `bad_input` for a name or words that say nothing. */
function cleanTopic({ names, words }: Pick<NewTopicInput, 'names' | 'words'>) {
  const named = builtLocales.map((language) => ({ language, name: cleanLine(names[language] ?? '') })).filter(({ name }) => name !== '');
  if (named[0]?.language !== 'en') throw badField('names', 'required');
  const cut = words.map((word) => cutWords(word));
  if (cut.some(({ length }) => length === 0)) throw badField('words', 'required');
  if (cut.some(({ length }) => length > topicLimits.wordsTogether)) throw badField('words', 'too_many_together', topicLimits.wordsTogether);
  return { names: named, words: [...new Set(cut.map((parts) => parts.join(' ')))].toSorted() };
}
