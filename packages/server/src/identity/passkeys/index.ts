import {
  PasskeyLogInOptionsResource,
  PasskeyLogInResource,
  PasskeyOptionsResource,
  PasskeyResource,
} from '@bowerbird/contract/identity/passkeys/calls.ts';
import { passkeySchemas } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import { signedIn } from '../../endpoints/authorise.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { deleteOldChallenges, deletePasskeysOf, deletePasskeysSince, selectPasskeys } from './passkeys.queries.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  listPasskeys,
  logInByPasskey,
  namePasskey,
  removePasskey,
} from './passkeys.service.ts';
import { presentPasskey } from './passkeys.views.ts';

/** Passkeys (WebAuthn): a first factor that nobody can phish; a second factor is asked for all the same, where there is one. */
export const passkeysFeature: Feature = {
  name: 'passkeys',
  schemas: passkeySchemas,
  handlers: [
    handle(PasskeyOptionsResource.create, ({ input, ...context }) =>
      beginPasskey(context, signedIn(context.viewer).userId, input.password ?? ''),
    ),
    handle(PasskeyResource.get, ({ input: _input, ...context }) => listPasskeys(context, signedIn(context.viewer).userId)),
    handle(PasskeyResource.create, ({ input, ...context }) => addPasskey(context, signedIn(context.viewer).userId, input)),
    handle(PasskeyResource.update, ({ input, ...context }) => namePasskey(context, signedIn(context.viewer).userId, input)),
    handle(PasskeyResource.delete, async ({ input, ...context }) => {
      await removePasskey(context, signedIn(context.viewer).userId, input.id);
      return null;
    }),
    handle(PasskeyLogInOptionsResource.create, ({ input: _input, ...context }) => beginPasskeyLogIn(context)),
    handle(PasskeyLogInResource.create, ({ input, ...context }) => logInByPasskey(context, input.answer)),
  ],
  ticks: [{ name: 'passkey-challenges', everyMilliseconds: 600_000, run: deleteOldChallenges }],
  owns: ['passkeys', 'passkey_challenges'],
  erase: (core, userId) => deletePasskeysOf(core.db, userId),
  takeBack: (db, { userId, since }) => deletePasskeysSince(db, userId, since),
  export: async (core, userId) => ({ passkeys: (await selectPasskeys(core.db, userId)).map(presentPasskey) }),
};
