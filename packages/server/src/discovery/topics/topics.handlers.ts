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
import type { TopicFeedInput } from '@bowerbird/contract/discovery/topics/schemas.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
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
  selectTopicsOfBoard,
  selectTopicsOfPin,
  selectTopicsOfSaves,
} from './topics.queries.ts';
import { findTopicId, readerOf, readTopic, readTopicsById } from './topics.service.ts';
import { selectSize } from './topic-sizes.queries.ts';
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
    const [followers, pins, parent, children, related] = await Promise.all([
      countFollowers(db, topic.id),
      selectSize(db, topic.id),
      selectParent(db, reader, topic.id),
      selectChildren(db, reader, topic.id),
      selectRelated(db, reader, topic.id),
    ]);
    return presentWholeTopic(topic, { followers, pins, parent, children, related }, context.core.config.mediaUrl);
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
