import { sendFingerprint } from '@bowerbird/contract/operation/fingerprints/calls.ts';
import { fingerprintSchemas } from '@bowerbird/contract/operation/fingerprints/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteFingerprintsOf, deleteOldFingerprints, selectFingerprintTimes } from './fingerprints.queries.ts';
import { noteFingerprint } from './fingerprints.service.ts';

/** The devices that accounts are used from, as hashes that nobody can read back. They show one that has many accounts. */
export const fingerprintsFeature: Feature = {
  name: 'fingerprints',
  schemas: fingerprintSchemas,
  handlers: [
    handle(sendFingerprint, async ({ core, viewer, address }, input) => {
      await noteFingerprint(core, { userId: viewer.userId, address, fingerprint: input.fingerprint });
      return null;
    }),
  ],
  ticks: [{ name: 'fingerprints', everyMilliseconds: 3_600_000, run: deleteOldFingerprints }],
  personalData: {
    tables: ['device_fingerprints'],
    erase: (core, userId) => deleteFingerprintsOf(core.db, userId),
    export: async (core, userId) => ({ devices_seen_at: await selectFingerprintTimes(core.db, userId) }),
    // Devices are counted by it, none is let in.
    revertIntrusion: nothingToRevert,
  },
};
