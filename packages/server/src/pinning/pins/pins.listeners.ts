import { sendLiveUpdates } from '../../core/realtime/index.ts';
import type { PinUpdate } from '@bowerbird/contract/pinning/pins/live-updates.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { selectOwners } from './pins.queries.ts';
import type { PinEvent } from './pins.events.ts';

const TYPES: readonly (PinEvent & PinUpdate)[] = ['pin.created', 'pin.changed', 'pin.removed'];
/** PostgreSQL carries 8,000 bytes a notice. */
const MOST_IDS = 100;

/** Tells people what happened to their own pins: their other tabs and devices look again. */
export function pinUpdateListener(core: Core): EventListener {
  return {
    name: 'pin-updates',
    types: TYPES,
    handle: async (events) => {
      const owners = await selectOwners(
        core.jobsDb,
        events.map(({ payload }) => payload['pinId']!),
      );
      for (const name of TYPES) {
        const ids = new Set(events.filter(({ type }) => type === name).map(({ payload }) => payload['pinId']!));
        const own = Map.groupBy(
          owners.filter(({ id }) => ids.has(id)),
          ({ owner_id }) => owner_id,
        );
        const updates = [...own].flatMap(([to, pins]) =>
          inChunks(pins).map((chunk) => ({ to, data: { pinIds: chunk.map(({ id }) => id) } })),
        );
        await sendLiveUpdates(core.jobsDb, name, updates);
      }
    },
  };
}

function inChunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / MOST_IDS) }, (_, index) => all.slice(index * MOST_IDS, (index + 1) * MOST_IDS));
}
