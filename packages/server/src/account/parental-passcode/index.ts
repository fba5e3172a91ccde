import { ParentalPasscodeResource, PasscodeRecoveryResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import { viewerPasscode } from '@bowerbird/contract/account/parental-passcode/records.ts';
import { parentalPasscodeSchemas } from '@bowerbird/contract/account/parental-passcode/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { givePartOf } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { requirePasscode } from './check-passcode.service.ts';
import { deletePasscode, passcodeOf, selectPasscodeForExport } from './parental-passcode.queries.ts';
import { presentPasscode } from './parental-passcode.views.ts';
import { askForRecovery, changePasscode, recoverPasscode, removePasscode, setPasscode } from './parental-passcode.service.ts';

export { findHoldingPasscode } from './check-passcode.service.ts';

/** The parental passcode, and the proof of it that every protected call needs (`C6.6`). */
export const parentalPasscodeFeature: Feature = {
  name: 'parental-passcode',
  schemas: parentalPasscodeSchemas,
  recordParts: [
    givePartOf(
      viewerPasscode,
      'parental_control_candidate',
      (_context, { id }) => passcodeOf(id),
      (row, { core }) => presentPasscode(row, core.now()),
    ),
  ],
  handlers: [
    handle(ParentalPasscodeResource.create, ({ core, viewer }, input) => setPasscode(core, viewer.userId, input)),
    handle(ParentalPasscodeResource.update, ({ core, viewer }, input) => changePasscode(core, viewer.userId, input)),
    handle(ParentalPasscodeResource.delete, ({ core, viewer }) => removePasscode(core, viewer.userId)),
    handle(PasscodeRecoveryResource.create, async ({ core, viewer }) => {
      await askForRecovery(core, viewer.userId);
      return null;
    }),
    handle(PasscodeRecoveryResource.update, async ({ core, address }, input) => {
      await recoverPasscode(core, address, input);
      return null;
    }),
  ],
  requirePasscode,
  personalData: {
    tables: ['parental_passcodes'],
    erase: (core, userId) => deletePasscode(core.db, userId),
    export: async (core, userId) => ({ parentalPasscode: (await selectPasscodeForExport(core.db, userId)) ?? null }),
    // It is a parent's, and the mail goes to the child.
    revertIntrusion: nothingToRevert,
  },
};
