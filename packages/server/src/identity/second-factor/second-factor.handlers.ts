import { RecoveryCodesResource, SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { handle } from '../../endpoints/handle.ts';
import { confirmPassword, findAccount } from '../accounts/index.ts';
import { beginEnrolment, confirmEnrolment, readSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.service.ts';

export const secondFactorHandlers = [
  handle(SecondFactorResource.get, ({ db, viewer }) => readSecondFactor(db, viewer.userId)),

  handle(SecondFactorResource.create, async ({ core, db, viewer }, input) => {
    const { userId } = viewer;
    await confirmPassword(core, userId, input.password ?? '');
    const { email, username } = await findAccount(db, userId);
    return beginEnrolment(core, { id: userId, account: email ?? username });
  }),

  handle(SecondFactorResource.update, ({ core, viewer }, input) => confirmEnrolment(core, viewer.userId, input.mfa_token)),

  handle(SecondFactorResource.delete, async ({ core, viewer }, input) => {
    await removeSecondFactor(core, viewer.userId, input.mfa_token);
    return null;
  }),

  handle(RecoveryCodesResource.create, ({ core, viewer }, input) => renewRecoveryCodes(core, viewer.userId, input.mfa_token)),
];
