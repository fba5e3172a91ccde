import {
  IdeasFeedResource,
  InterestFollowResource,
  InterestTagsResource,
  readBoardInterests,
  readBoardTitleSuggestions,
  readMyInterests,
  PinInterestsResource,
  TopicFeedResource,
  TopicResource,
  TopicsResource,
} from '@bowerbird/contract/discovery/topics/calls.ts';
import type { Topic, TopicFeedInput } from '@bowerbird/contract/discovery/topics/schemas.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { findTopicsOfWords } from './topics-of-words.service.ts';
import { findTopicsByName, selectTagsOfPin, suggestBoardTitles } from './interest-tags.queries.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import { hydrateBoard } from '../../pinning/boards/index.ts';
import { guardPin, guardPins, hydratePin, pinRecords } from '../../pinning/pins/index.ts';
import {
  countFollowers,
  deleteTopicFollows,
  insertTopicFollows,
  pinsOfTopic,
  selectChildren,
  selectFirstLevel,
  selectFollowedTopics,
  selectParent,
  selectRelated,
  selectTopicId,
  selectTopics,
  selectTopicsOfBoard,
  selectTopicsOfPin,
  selectTopicsOfPins,
  selectTopicsOfSaves,
  selectTopicsOfTaste,
  type TopicReader,
  type TopicRow,
} from './topics.queries.ts';
import { presentFollowed, presentTopics, presentWholeTopic } from './topics.views.ts';

/** The events of following and leaving a topic (`C4.18`, `B4.17`). */
const FOLLOWED = '601';
const LEFT = '602';

export const topicHandlers = [
  handleAtomically(InterestFollowResource.create, async (context, { interest_id, interest_list = [] }) => {
    const topic = await readTopic(context.db, readerOf(context), interest_id);
    await insertTopicFollows(context.db, context.viewer.userId, [topic.id, ...interest_list]);
    context.core.metrics.topicFollows.inc({ event: FOLLOWED });
    return presentFollowed({ ...topic, is_followed: true }, await countFollowers(context.db, topic.id), context.core.config.mediaUrl);
  }),
  handleAtomically(InterestFollowResource.delete, async (context, { interest_id, interest_list = [] }) => {
    const topic = await readTopic(context.db, readerOf(context), interest_id);
    await deleteTopicFollows(context.db, context.viewer.userId, [topic.id, ...interest_list]);
    context.core.metrics.topicFollows.inc({ event: LEFT });
    return presentFollowed({ ...topic, is_followed: false }, await countFollowers(context.db, topic.id), context.core.config.mediaUrl);
  }),
  handle(PinInterestsResource.get, async (context, input) => {
    await hydratePin(context, input.pin_id);
    const topics = await selectTopicsOfPin(context.core.db, readerOf(context), input.pin_id);
    return presentTopics(topics, context.core.config.mediaUrl);
  }),
  handle(readMyInterests, async (context, { blend_type }) => {
    const { userId } = context.viewer;
    const [followed, saved] = await Promise.all([
      blend_type === 'saved' ? [] : selectFollowedTopics(context.core.db, userId),
      blend_type === 'followed' ? [] : selectTopicsOfSaves(context.core.db, userId),
    ]);
    return readTopicsById(context, [...new Set([...followed, ...saved])]);
  }),
  handle(readBoardInterests, async (context, { id }) => {
    await hydrateBoard(context, id);
    return readTopicsById(context, await selectTopicsOfBoard(context.core.db, id));
  }),
  handle(InterestTagsResource.get, async ({ core, viewer, request }, { term = '', pin_id: pinId, title = '', description = '' }) => {
    const language = languageOf(request.locale);
    if (pinId === undefined && title + description !== '') return findTopicsOfWords(core.db, language, { title, description });
    if (pinId === undefined) return findTopicsByName(core.db, language, oneLine(term));
    await guardPins(core.db, viewer, [pinId], 'write');
    return selectTagsOfPin(core.db, language, pinId);
  }),
  handle(readBoardTitleSuggestions, async (context, { id }) => {
    await guardPin(context.core.db, context.viewer, id);
    const { db, viewer, request } = context;
    return { titles: await suggestBoardTitles(db, viewer.userId, id, languageOf(request.locale)) };
  }),
  handle(TopicResource.get, async (context, { interest }) => {
    const { db } = context.core;
    const reader = readerOf(context);
    const topic = await readTopic(db, reader, interest);
    const [followers, parent, children, related] = await Promise.all([
      countFollowers(db, topic.id),
      selectParent(db, reader, topic.id),
      selectChildren(db, reader, topic.id),
      selectRelated(db, reader, topic.id),
    ]);
    return presentWholeTopic(topic, { followers, parent, children, related }, context.core.config.mediaUrl);
  }),
  handle(TopicsResource.get, async (context) => {
    const topics = await selectFirstLevel(context.core.db, readerOf(context));
    return presentTopics(topics, context.core.config.mediaUrl);
  }),
  handle(TopicFeedResource.get, readFeedOfTopic),
  handle(IdeasFeedResource.get, async (context, { interest, category, ...input }) => {
    const named = interest ?? category;
    if (named === undefined) throw badField('interest', 'required');
    return readFeedOfTopic(context, { ...input, interest: named });
  }),
];

async function readFeedOfTopic(context: CallContext, input: TopicFeedInput) {
  const topicId = await findTopicId(context.core.db, input.interest);
  const sort = input.sort ?? 'best';
  return readPage(context, input, {
    purpose: `topic:${topicId}:${sort}`,
    records: pinRecords,
    skeleton: (after, size) => pinsOfTopic(context.viewer, { topicId, sort, after, size }),
    onceBy: ({ extra }) => extra,
  });
}

function readerOf({ viewer, request }: Pick<CallContext, 'viewer' | 'request'>): TopicReader {
  return { viewer, language: request.locale.split('-')[0]! };
}

/** The id of an open topic by its id or slug. Throws `not_found`. */
export async function findTopicId(db: Database, interest: string): Promise<string> {
  const id = await selectTopicId(db, interest);
  if (id === null) throw new ApiError('not_found');
  return id;
}

/** Open topics by their ids, in that order, as the reader's list shows them. */
export async function readTopicsById(context: CallContext, ids: readonly string[]): Promise<Topic[]> {
  return presentTopics(await selectTopics(context.core.db, readerOf(context), ids), context.core.config.mediaUrl);
}

/** What most of these pins are about, as topics that have a cover. */
export async function readTopicsOfPins(context: CallContext, pinIds: readonly string[], most: number): Promise<Topic[]> {
  const rows = await selectTopicsOfPins(context.core.db, readerOf(context), pinIds, most);
  return presentTopics(
    rows.filter(({ covers }) => covers.length > 0),
    context.core.config.mediaUrl,
  );
}

/** What somebody follows, then what they saved of lately, as topics. */
export async function readTastedTopics(context: CallContext, userId: string, most: number): Promise<Topic[]> {
  const [followed, saved] = await Promise.all([
    selectFollowedTopics(context.core.db, userId),
    selectTopicsOfTaste(context.core.db, userId),
  ]);
  return readTopicsById(context, [...new Set([...followed, ...saved])].slice(0, most));
}

/** The surest topic of a pin, and the topics beside and within it. */
export async function readTopicsAround(context: CallContext, pinId: string): Promise<{ first: Topic | null; around: Topic[] }> {
  const reader = readerOf(context);
  const { db, config } = context.core;
  const own = await selectTopicsOfPin(db, reader, pinId);
  const first = own[0];
  if (!first) return { first: null, around: [] };
  const [children, beside] = await Promise.all([selectChildren(db, reader, first.id), selectRelated(db, reader, first.id)]);
  const known = new Map([...own.slice(1), ...children, ...beside].filter(({ covers }) => covers.length > 0).map((row) => [row.id, row]));
  known.delete(first.id);
  return {
    first: presentTopics([first], config.mediaUrl)[0]!,
    around: presentTopics([...known.values()].slice(0, TOPICS_AROUND), config.mediaUrl),
  };
}

/** So many topics lead on from a pin. */
const TOPICS_AROUND = 8;

async function readTopic(db: Database, reader: TopicReader, interest: string): Promise<TopicRow> {
  const [topic] = await selectTopics(db, reader, [await findTopicId(db, interest)]);
  if (!topic) throw new ApiError('not_found');
  return topic;
}
