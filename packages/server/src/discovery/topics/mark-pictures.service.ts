import type { Kysely } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import type { Tick } from '../../core/jobs/ticker.ts';
import {
  lockIndex,
  outdateDocuments,
  saidBySeveral,
  selectPicturesOfBoth,
  selectPicturesOfPins,
  selectPinsOf,
  selectPinTexts,
  splitByMaker,
  type PinText,
} from '../search-index/index.ts';
import { selectChosenTopics } from './interest-tags.queries.ts';
import {
  keepProgress,
  lockTopics,
  selectMarkingWords,
  selectWaitingPictures,
  storePictureTopics,
  type PictureTopic,
} from './mark.queries.ts';
import { OWN_QUALITY, selectBareNeighbours, selectLentTopics } from './neighbours.queries.ts';
import { indexWords, weighTopics } from './weigh-topics.service.ts';

const BATCH = 250;
/** The rest of each tick is for others. */
const WORK_MILLISECONDS = 1_000;
/** What the maker chose is surer than any words. What several others chose is as sure as a word of a description. */
const CHOSEN_SURENESS = 1_000;
const OTHERS_SURENESS = 10;
/** What neighbours say is less sure than what the picture's own words do. */
const LENT_QUALITY = OWN_QUALITY / 2;

/** Gives pictures their topics anew, from what is public now; one at a time, so that no older reading is written last. */
async function markPictures(db: Kysely<DB>, pictureIds: readonly string[], which: 'all' | 'seen' = 'all'): Promise<void> {
  if (pictureIds.length === 0) return;
  await inTransaction(db, async (trx) => {
    await lockTopics(trx);
    const texts = Map.groupBy(await selectPinTexts(trx, pictureIds), (pin) => pin.picture_id);
    const marked = which === 'all' ? pictureIds : [...texts.keys()];
    const changed = await storePictureTopics(trx, marked, await findTopics(trx, texts));
    // Filters of a search ask for topics. What makes documents holds their rows in this order.
    await lockIndex(trx);
    await outdateDocuments(trx, changed);
  });
}

async function findTopics(db: Database, pins: ReadonlyMap<string, readonly PinText[]>): Promise<PictureTopic[]> {
  const words = indexWords(await selectMarkingWords(db));
  const pinIds = [...pins.values()].flatMap((texts) => texts.map(({ pin_id }) => pin_id));
  const choices = Map.groupBy(await selectChosenTopics(db, pinIds), (choice) => choice.pin_id);
  const topics = [...pins.values()].flatMap((own) => topicsOf(words, own, choices));
  const withTopics = new Set(topics.map(({ picture_id }) => picture_id));
  const bare = [...pins.keys()].filter((pictureId) => !withTopics.has(pictureId));
  const lent = (await selectLentTopics(db, bare)).map((topic) => {
    return { ...topic, pin_id: pins.get(topic.picture_id)![0]!.pin_id, quality: LENT_QUALITY };
  });
  return [...topics, ...lent];
}

type Choices = ReadonlyMap<string, readonly { readonly topic_id: string }[]>;

/** What a picture is about by the words of its pins, and by what was chosen for them. */
function topicsOf(words: ReturnType<typeof indexWords>, pins: readonly PinText[], choices: Choices): PictureTopic[] {
  const { picture_id, pin_id, saves } = pins[0]!;
  const topics = new Map<string, PictureTopic>();
  for (const { topicId: topic_id, weight, sureness } of weighTopics(words, pins)) {
    const quality = Math.round(OWN_QUALITY * weight * (1 + Math.log2(1 + saves)));
    topics.set(topic_id, { picture_id, topic_id, pin_id, quality, sureness });
  }
  const choose = (topic_id: string, least: number) => {
    const { quality = OWN_QUALITY, sureness = 0 } = topics.get(topic_id) ?? {};
    topics.set(topic_id, { picture_id, topic_id, pin_id, quality, sureness: Math.max(sureness, least) });
  };
  const chosenFor = (pin: PinText) => (choices.get(pin.pin_id) ?? []).map(({ topic_id }) => topic_id);
  const { own, others } = splitByMaker(pins);
  for (const topicId of saidBySeveral(others, chosenFor)) choose(topicId, OTHERS_SURENESS);
  for (const topicId of own.flatMap(chosenFor)) choose(topicId, CHOSEN_SURENESS);
  return [...topics.values()];
}

async function markInBatches(db: Kysely<DB>, pictureIds: readonly string[]): Promise<void> {
  for (let at = 0; at < pictureIds.length; at += BATCH) await markPictures(db, pictureIds.slice(at, at + BATCH));
}

/** Keeps topics right: an event may come twice or late, because all is made anew. */
export function topicListeners({ jobsDb }: Core): readonly EventListener[] {
  return [
    {
      name: 'topics-of-pins',
      types: ['pin.created', 'pin.changed', 'pin.removed'],
      handle: async (events) => {
        const pinIds = [...new Set(events.map((event) => event.payload.pinId!))];
        const pictureIds = await selectPicturesOfPins(jobsDb, pinIds);
        await markInBatches(jobsDb, pictureIds);
        const marked = new Set(pictureIds);
        await markInBatches(
          jobsDb,
          (await selectBareNeighbours(jobsDb, pinIds)).filter((pictureId) => !marked.has(pictureId)),
        );
      },
    },
    {
      name: 'topics-of-boards',
      types: ['board.changed', 'board.removed', 'board.privacy_changed'],
      handle: async (events) => {
        for (const boardId of new Set(events.map((event) => event.payload.boardId!))) await markPinsOf(jobsDb, 'board_id', boardId, 'all');
      },
    },
    {
      // Words and choices of people who are not seen tell nothing, and another's pin may stand for the picture then. Where none
      // does, the topics stay for the owner of a profile that closed, and for their followers: reads decide who sees them.
      name: 'topics-of-what-people-have',
      types: ['user.visibility_changed', 'user.removed'],
      handle: async (events) => {
        for (const userId of new Set(events.map((event) => event.payload.userId!))) await markPinsOf(jobsDb, 'owner_id', userId, 'seen');
      },
    },
    {
      name: 'topics-across-blocks',
      types: ['user.blocked', 'user.unblocked'],
      handle: async (events) => {
        for (const { payload } of events)
          await markInBatches(jobsDb, await selectPicturesOfBoth(jobsDb, payload.userId!, payload.blockedId!));
      },
    },
  ];
}

async function markPinsOf(db: Kysely<DB>, of: 'board_id' | 'owner_id', id: string, which: 'all' | 'seen'): Promise<void> {
  let after = '0';
  for (;;) {
    const pins = await selectPinsOf(db, of, id, after, BATCH);
    await markPictures(db, [...new Set(pins.map((pin) => pin.picture_id))], which);
    if (pins.length < BATCH) return;
    after = pins.at(-1)!.id;
  }
}

/** Gives topics to the pictures that wait for them, a batch at a time for about a second. */
export async function markWaiting(db: Kysely<DB>): Promise<void> {
  const until = performance.now() + WORK_MILLISECONDS;
  do {
    const waiting = await selectWaitingPictures(db, BATCH);
    if (!waiting) return;
    await markPictures(db, waiting.pictureIds);
    await keepProgress(db, waiting.turn, waiting.pictureIds.at(-1));
  } while (performance.now() < until);
}

export const topicTick: Tick = { name: 'topics-of-old-pictures', everyMilliseconds: 2_000, run: markWaiting };
