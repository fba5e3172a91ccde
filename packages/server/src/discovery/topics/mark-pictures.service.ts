import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import type { Tick } from '../../core/jobs/ticker.ts';
import { outdateDocuments, selectPicturesOfPins, selectPinsOf, selectPinTexts } from '../search-index/index.ts';
import { selectChosenTopics } from './interest-tags.queries.ts';
import { keepProgress, selectMarkingWords, selectWaitingPictures, storePictureTopics } from './mark.queries.ts';
import { OWN_QUALITY, selectBareNeighbours, selectLentTopics } from './neighbours.queries.ts';
import { indexWords, weighTopics } from './weigh-topics.service.ts';

const BATCH = 250;
/** The rest of each tick is for others. */
const WORK_MILLISECONDS = 1_000;
/** What people chose is surer than any words. */
const CHOSEN_SURENESS = 1_000;
/** What neighbours say is less sure than what the picture's own words do. */
const LENT_QUALITY = OWN_QUALITY / 2;

/** Gives pictures their topics anew, from what is public now. */
async function markPictures(db: Kysely<DB>, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  const words = indexWords(await selectMarkingWords(db));
  const pins = Map.groupBy(await selectPinTexts(db, pictureIds), (pin) => pin.picture_id);
  const topics = [...pins].flatMap(([picture_id, texts]) =>
    weighTopics(words, texts).map(({ topicId, weight, sureness }) => ({
      picture_id,
      topic_id: topicId,
      pin_id: texts[0]!.pin_id,
      quality: Math.round(OWN_QUALITY * weight * (1 + Math.log2(1 + texts[0]!.saves))),
      sureness,
    })),
  );
  const known = new Map(topics.map((topic) => [`${topic.picture_id}:${topic.topic_id}`, topic]));
  for (const choice of await selectChosenTopics(db, pictureIds)) {
    const worded = known.get(`${choice.picture_id}:${choice.topic_id}`);
    if (worded) worded.sureness = CHOSEN_SURENESS;
    else topics.push({ ...choice, quality: OWN_QUALITY, sureness: CHOSEN_SURENESS });
  }
  const withTopics = new Set(topics.map(({ picture_id }) => picture_id));
  const lent = await selectLentTopics(
    db,
    [...pins.keys()].filter((pictureId) => !withTopics.has(pictureId)),
  );
  topics.push(...lent.map((topic) => ({ ...topic, pin_id: pins.get(topic.picture_id)![0]!.pin_id, quality: LENT_QUALITY })));
  // Filters of a search ask for topics.
  await outdateDocuments(db, await storePictureTopics(db, pictureIds, topics));
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
        for (const boardId of new Set(events.map((event) => event.payload.boardId!))) await markPinsOf(jobsDb, boardId);
      },
    },
  ];
}

async function markPinsOf(db: Kysely<DB>, boardId: string): Promise<void> {
  let after = '0';
  for (;;) {
    const pins = await selectPinsOf(db, 'board_id', boardId, after, BATCH);
    await markPictures(db, [...new Set(pins.map((pin) => pin.picture_id))]);
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
