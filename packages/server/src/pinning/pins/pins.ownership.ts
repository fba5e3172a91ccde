import { nothingToTakeBack, type Ownership } from '../../contributions.ts';
import { erasePins, selectPinsForExport } from './ownership.queries.ts';

/** What of a person's pins goes with them, and what they may take along; pictures that others saved stay with those. */
export const pinOwnership = {
  owns: ['pins', 'hidden_pins'],
  erase: (core, userId) => erasePins(core.jobsDb, userId),
  export: async (core, userId) => ({ pins: await selectPinsForExport(core.jobsDb, userId) }),
  takeBack: nothingToTakeBack,
} satisfies Ownership;
