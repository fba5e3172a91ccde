import {
  PasskeyLogInOptionsResource,
  PasskeyLogInResource,
  PasskeyOptionsResource,
  PasskeyResource,
} from '@bowerbird/contract/identity/passkeys/calls.ts';
import { passkeySchemas } from '@bowerbird/contract/identity/passkeys/schemas.ts';
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
    handle(PasskeyOptionsResource.create, (context, input) => beginPasskey(context, context.viewer.userId, input.password ?? '')),
    handle(PasskeyResource.get, (context) => listPasskeys(context, context.viewer.userId)),
    handle(PasskeyResource.create, (context, input) => addPasskey(context, context.viewer.userId, input)),
    handle(PasskeyResource.update, (context, input) => namePasskey(context, context.viewer.userId, input)),
    handle(PasskeyResource.delete, async (context, input) => {
      await removePasskey(context, context.viewer.userId, input.id);
      return null;
    }),
    handle(PasskeyLogInOptionsResource.create, (context) => beginPasskeyLogIn(context)),
    handle(PasskeyLogInResource.create, (context, input) => logInByPasskey(context, input.answer)),
  ],
  ticks: [{ name: 'passkey-challenges', everyMilliseconds: 600_000, run: deleteOldChallenges }],
  personalData: {
    tables: ['passkeys', 'passkey_challenges'],
    erase: (core, userId) => deletePasskeysOf(core.db, userId),
    export: async (core, userId) => ({ passkeys: (await selectPasskeys(core.db, userId)).map(presentPasskey) }),
    revertIntrusion: (db, { userId, since }) => deletePasskeysSince(db, userId, since),
  },
};
