import {
  InterestFollowResource,
  PinInterestsResource,
  TopicFeedResource,
  TopicResource,
} from '@bowerbird/contract/discovery/topics/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import { hydratePin, pinRecords } from '../../pinning/pins/index.ts';
import {
  deleteTopicFollows,
  insertTopicFollows,
  pinsOfTopic,
  selectChildren,
  selectParent,
  selectRelated,
  selectTopicId,
  selectTopics,
  selectTopicsOfPin,
  type TopicReader,
  type TopicRow,
} from './topics.queries.ts';
import { presentTopic, presentWholeTopic } from './topics.views.ts';

export const topicHandlers = [
  handleAtomically(InterestFollowResource.create, async (context, { interest_id, interest_list = [] }) => {
    const topic = await readTopic(context.db, readerOf(context), interest_id);
    await insertTopicFollows(context.db, context.viewer.userId, [topic.id, ...interest_list]);
    return presentTopic({ ...topic, is_followed: true });
  }),
  handleAtomically(InterestFollowResource.delete, async (context, { interest_id, interest_list = [] }) => {
    const topic = await readTopic(context.db, readerOf(context), interest_id);
    await deleteTopicFollows(context.db, context.viewer.userId, [topic.id, ...interest_list]);
    return presentTopic({ ...topic, is_followed: false });
  }),
  handle(PinInterestsResource.get, async (context, input) => {
    await hydratePin(context, input.pin_id);
    const topics = await selectTopicsOfPin(context.core.db, readerOf(context), input.pin_id);
    return topics.map(presentTopic);
  }),
  handle(TopicResource.get, async (context, { interest }) => {
    const { db } = context.core;
    const reader = readerOf(context);
    const topic = await readTopic(db, reader, interest);
    const [parent, children, related] = await Promise.all([
      selectParent(db, reader, topic.id),
      selectChildren(db, reader, topic.id),
      selectRelated(db, reader, topic.id),
    ]);
    return presentWholeTopic(topic, { parent, children, related });
  }),
  handle(TopicFeedResource.get, async (context, input) => {
    const topicId = await findTopicId(context.core.db, input.interest);
    const sort = input.sort ?? 'best';
    return readPage(context, input, {
      purpose: `topic:${topicId}:${sort}`,
      records: pinRecords,
      skeleton: (after, size) => pinsOfTopic(context.viewer, { topicId, sort, after, size }),
    });
  }),
];

function readerOf({ viewer, request }: Pick<CallContext, 'viewer' | 'request'>): TopicReader {
  return { viewer, language: request.locale.split('-')[0]! };
}

async function findTopicId(db: Database, interest: string): Promise<string> {
  const id = await selectTopicId(db, interest);
  if (id === null) throw new ApiError('not_found');
  return id;
}

async function readTopic(db: Database, reader: TopicReader, interest: string): Promise<TopicRow> {
  const [topic] = await selectTopics(db, reader, [await findTopicId(db, interest)]);
  if (!topic) throw new ApiError('not_found');
  return topic;
}
