import type { Topic } from '@bowerbird/contract/discovery/topics/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import {
  selectChildren,
  selectFollowedTopics,
  selectRelated,
  selectTopicId,
  selectTopics,
  selectTopicsOfPin,
  selectTopicsOfPins,
  selectTopicsOfTaste,
  type TopicReader,
  type TopicRow,
} from './topics.queries.ts';
import { presentTopics } from './topics.views.ts';

/** So many topics lead on from a pin. */
const TOPICS_AROUND = 8;

/** Whose rules and language a topic is read by. */
export function readerOf({ viewer, request }: Pick<CallContext, 'viewer' | 'request'>): TopicReader {
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

/** An open topic by its id or slug. Throws `not_found`. */
export async function readTopic(db: Database, reader: TopicReader, interest: string): Promise<TopicRow> {
  const [topic] = await selectTopics(db, reader, [await findTopicId(db, interest)]);
  if (!topic) throw new ApiError('not_found');
  return topic;
}
