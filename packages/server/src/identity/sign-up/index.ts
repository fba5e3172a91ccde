import { registerEmailHandshake, registerPartnerHandshake, UserRegisterResource } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { signUpSchemas } from '@bowerbird/contract/identity/sign-up/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { handle } from '../../endpoints/handle.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Feature } from '../../feature.ts';
import { makeHandshakeToken, signIn } from '../sessions/index.ts';
import { readViewerRecord } from '../viewer/index.ts';
import type { SignUpPayload } from './sign-up-fields.service.ts';
import { signUp } from './sign-up.service.ts';

export { signUp } from './sign-up.service.ts';
export type { SignUpPayload } from './sign-up-fields.service.ts';

async function signUpByHandshake(context: CallContext, input: SignUpPayload): Promise<string> {
  const { id } = await signUp(context, input);
  return makeHandshakeToken(context.core.db, { userId: id, isRegistration: true, isLimited: false });
}

/** Sign-up by e-mail, of a person or a business: for any domain of the product by handshake (`C7.2`), for its own at once (`C7.5`). */
export const signUpFeature: Feature = {
  name: 'sign-up',
  schemas: signUpSchemas,
  handlers: [
    handle(registerEmailHandshake, (context, input) => signUpByHandshake(context, input)),
    handle(registerPartnerHandshake, (context, input) => {
      if (input.business_name.trim() !== '') return signUpByHandshake(context, input);
      throw new ApiError('bad_input', {
        detail: 'business_name: required',
        extra: { fields: [{ field: 'business_name', rule: 'required' }] },
      });
    }),
    handle(UserRegisterResource.create, async (context, input) => {
      const { id } = await signUp(context, input);
      const viewer = await inTransaction(context.core.db, (trx) => signIn(trx, context, { userId: id, isLimited: false }));
      return readViewerRecord(context.core, viewer);
    }),
  ],
};
