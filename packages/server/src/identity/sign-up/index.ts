import { registerEmailHandshake, UserRegisterResource } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { signUpSchemas } from '@bowerbird/contract/identity/sign-up/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { makeHandshakeToken, signIn } from '../sessions/index.ts';
import { readViewerRecord } from '../viewer/index.ts';
import { signUp } from './sign-up.service.ts';

/** Sign-up by e-mail: for any domain of the product by handshake (`C7.2`), for its own at once (`C7.5`). */
export const signUpFeature: Feature = {
  name: 'sign-up',
  schemas: signUpSchemas,
  handlers: [
    handle(registerEmailHandshake, async ({ input, ...context }) => {
      const { id } = await signUp(context, input);
      return makeHandshakeToken(context.core.db, { userId: id, isRegistration: true, isLimited: false });
    }),
    handle(UserRegisterResource.create, async ({ input, ...context }) => {
      const { id } = await signUp(context, input);
      const viewer = await context.core.db.transaction().execute((trx) => signIn(trx, context, { userId: id, isLimited: false }));
      return readViewerRecord(context.core, viewer);
    }),
  ],
};
