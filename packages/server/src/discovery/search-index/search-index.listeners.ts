import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { indexBoards, indexOwnPins, indexPictures, indexUsers } from './index-documents.service.ts';
import { selectOpenBoardsOf, selectPicturesOfBoth, selectPicturesOfPins, selectPinsOf } from './texts.queries.ts';

const BATCH = 250;

/** Keeps search right: each document is made anew from the rows as they are now, so an event may come twice or late. */
export function searchListeners({ jobsDb }: Core): readonly EventListener[] {
  return [
    {
      name: 'search-of-pins',
      types: ['pin.created', 'pin.changed', 'pin.removed'],
      handle: async (events) => {
        const pinIds = [...new Set(events.map((event) => event.payload.pinId!))];
        await indexOwnPins(jobsDb, pinIds);
        await inBatches(await selectPicturesOfPins(jobsDb, pinIds), (ids) => indexPictures(jobsDb, ids));
      },
    },
    {
      name: 'search-of-boards',
      types: ['board.created', 'board.changed', 'board.removed', 'board.privacy_changed'],
      handle: async (events) => {
        const boardIds = [...new Set(events.map((event) => event.payload.boardId!))];
        await indexBoards(jobsDb, boardIds);
        for (const boardId of boardIds) await indexPinsOf(jobsDb, 'board_id', boardId);
      },
    },
    {
      name: 'search-of-people',
      types: ['user.created', 'user.changed', 'user.removed'],
      handle: async (events) => indexUsers(jobsDb, [...new Set(events.map((event) => event.payload.userId!))]),
    },
    {
      name: 'search-across-blocks',
      types: ['user.blocked', 'user.unblocked'],
      handle: async (events) => {
        for (const { payload } of events) {
          await inBatches(await selectPicturesOfBoth(jobsDb, payload.userId!, payload.blockedId!), (ids) => indexPictures(jobsDb, ids));
        }
      },
    },
    {
      // Words of people stand in their own documents alone; whether they are seen decides about all that is theirs.
      name: 'search-of-what-people-have',
      types: ['user.visibility_changed', 'user.removed'],
      handle: async (events) => {
        const userIds = [...new Set(events.map((event) => event.payload.userId!))];
        await indexUsers(jobsDb, userIds);
        for (const userId of userIds) {
          await inBatches(await selectOpenBoardsOf(jobsDb, userId), (ids) => indexBoards(jobsDb, ids));
          await indexPinsOf(jobsDb, 'owner_id', userId);
        }
      },
    },
  ];
}

async function indexPinsOf(db: Core['jobsDb'], of: 'board_id' | 'owner_id', id: string): Promise<void> {
  let after = '0';
  for (;;) {
    const pins = await selectPinsOf(db, of, id, after, BATCH);
    if (pins.length === 0) return;
    await indexOwnPins(
      db,
      pins.map((pin) => pin.id),
    );
    await indexPictures(db, [...new Set(pins.map((pin) => pin.picture_id))]);
    after = pins.at(-1)!.id;
  }
}

async function inBatches(ids: readonly string[], index: (batch: readonly string[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await index(ids.slice(at, at + BATCH));
}
