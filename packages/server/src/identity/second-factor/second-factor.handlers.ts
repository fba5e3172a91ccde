import { RecoveryCodesResource, SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { handle } from '../../endpoints/handle.ts';
import { signedIn } from '../../endpoints/authorise.ts';
import { confirmPassword, findAccount } from '../accounts/index.ts';
import { beginEnrolment, confirmEnrolment, readSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.service.ts';

export const secondFactorHandlers = [
  handle(SecondFactorResource.get, ({ db, viewer }) => readSecondFactor(db, signedIn(viewer).userId)),

  handle(SecondFactorResource.create, async ({ core, db, input, viewer }) => {
    const { userId } = signedIn(viewer);
    await confirmPassword(core, userId, input.password ?? '');
    const { email, username } = await findAccount(db, userId);
    return beginEnrolment(core, { id: userId, account: email ?? username });
  }),

  handle(SecondFactorResource.update, ({ core, input, viewer }) => confirmEnrolment(core, signedIn(viewer).userId, input.mfa_token)),

  handle(SecondFactorResource.delete, async ({ core, input, viewer }) => {
    await removeSecondFactor(core, signedIn(viewer).userId, input.mfa_token);
    return null;
  }),

  handle(RecoveryCodesResource.create, ({ core, input, viewer }) => renewRecoveryCodes(core, signedIn(viewer).userId, input.mfa_token)),
];
