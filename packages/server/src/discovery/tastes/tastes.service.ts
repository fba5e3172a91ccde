import type { UpdateTastesInput, UserTastes } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import { tasteDegrees } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { hydrate } from '../../endpoints/records.ts';
import { viewerIdOf } from '../../endpoints/viewer.ts';
import { userRecords } from '../../people/users/index.ts';
import { hydrateBoards } from '../../pinning/boards/index.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { deleteFewerWanted, selectFewerWanted } from '../pin-feedback/index.ts';
import { readTopicsById } from '../topics/index.ts';
import {
  forgetTastes,
  rememberTastes,
  selectLearnedUntil,
  selectNewestFirst,
  selectSteeredTopics,
  selectTastes,
  setDegree,
  setNewestFirst,
  setTopicDegree,
} from './tastes.queries.ts';

/** What the viewer's home feed is chosen by, and what they asked for less of. */
export async function readTastes(context: CallContext, db: Database = context.core.db): Promise<UserTastes> {
  const userId = viewerIdOf(context.viewer);
  return {
    newest_first: await selectNewestFirst(db, userId),
    learned_until: (await selectLearnedUntil(db, userId))?.toISOString() ?? null,
    tastes: await readBoards(context, db, userId),
    topics: await readTopics(context, db, userId),
    fewer_of: await readFewer(context, db, userId),
  };
}

async function readBoards(context: CallContext, db: Database, userId: string): Promise<UserTastes['tastes']> {
  const rows = await selectTastes(db, userId);
  const pinIds = rows.map((row) => row.pin_id);
  const pins = new Map((await hydratePins(context, pinIds)).map((pin) => [pin.id, pin]));
  return rows.flatMap(({ board_id, pin_id, pins: pin_count, degree }) => {
    const pin = pins.get(pin_id);
    return pin ? [{ board_id, degree: tasteDegrees[degree]!, pin_count, pin }] : [];
  });
}

async function readTopics(context: CallContext, db: Database, userId: string): Promise<UserTastes['topics']> {
  const rows = await selectSteeredTopics(db, userId);
  const topicIds = rows.map((row) => row.topic_id);
  const topics = new Map((await readTopicsById(context, topicIds)).map((topic) => [topic.id, topic]));
  return rows.flatMap(({ topic_id, pins: pin_count, degree }) => {
    const topic = topics.get(topic_id);
    return topic ? [{ degree: tasteDegrees[degree]!, pin_count, topic }] : [];
  });
}

async function readFewer(context: CallContext, db: Database, userId: string): Promise<UserTastes['fewer_of']> {
  const wanted = await selectFewerWanted(db, userId);
  const [topics, boards, people] = await Promise.all([
    readTopicsById(context, wanted.topic),
    hydrateBoards(context, wanted.board),
    hydrate(context, userRecords, wanted.user),
  ]);
  return { topics, boards, people };
}

/** Changes it, and gives all of it anew. */
export async function updateTastes(context: CallContext & { readonly db: Database }, input: UpdateTastesInput): Promise<UserTastes> {
  const { db } = context;
  const userId = viewerIdOf(context.viewer);
  if ('newest_first' in input) await setNewestFirst(db, userId, input.newest_first);
  else if ('forgets_all' in input) await (input.forgets_all ? forgetTastes : rememberTastes)(db, userId);
  else if ('forget_id' in input) await deleteFewerWanted(db, userId, input.about, input.forget_id);
  else await keepDegree(db, userId, input);
  return readTastes(context, db);
}

async function keepDegree(db: Database, userId: string, input: Extract<UpdateTastesInput, { degree: unknown }>): Promise<void> {
  const { degree } = input;
  if ('topic_id' in input) {
    if (!(await setTopicDegree(db, userId, { topicId: input.topic_id, degree }))) throw new ApiError('not_found');
    return;
  }
  if (!(await setDegree(db, userId, { boardId: input.board_id, degree }))) throw new ApiError('board_not_found');
}
