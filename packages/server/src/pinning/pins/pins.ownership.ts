import type { Contributions } from '../../core/contributions.ts';
import { erasePins, selectPinsForExport } from './ownership.queries.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';

/** What of a person's pins goes with them, and what they may take along; pictures that others saved stay with those. */
export const pinOwnership = {
  personalData: {
    tables: ['pins', 'hidden_pins'],
    erase: (core, userId) => erasePins(core.jobsDb, userId),
    export: async (core, userId) => ({ pins: await selectPinsForExport(core.jobsDb, userId) }),
    revertIntrusion: nothingToRevert,
  },
} satisfies Pick<Contributions, 'personalData'>;
