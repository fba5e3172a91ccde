import { EmailVerificationResource, resendVerification as resendCall } from '@bowerbird/contract/identity/email-verification/calls.ts';
import { emailVerificationSchemas } from '@bowerbird/contract/identity/email-verification/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { resendVerification, verificationListener, verifyEmail } from './email-verification.service.ts';

/** The proof that an address belongs to its account (`C2.27`, `C4.2`, `C7.1`). */
export const emailVerificationFeature: Feature = {
  name: 'email-verification',
  schemas: emailVerificationSchemas,
  handlers: [
    handle(resendCall, async ({ core, viewer }) => {
      await resendVerification(core, viewer.userId);
      return null;
    }),
    handle(EmailVerificationResource.create, async ({ core }, input) => {
      await verifyEmail(core, input.token);
      return null;
    }),
  ],
  listeners: (core) => [verificationListener(core)],
};
