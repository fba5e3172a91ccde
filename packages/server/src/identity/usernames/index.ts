import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { usernameSchemas } from '@bowerbird/contract/identity/usernames/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { changeUsername, checkWantedUsername } from './usernames.service.ts';

/** Usernames: checked while they are typed, and changed. */
export const usernamesFeature: Feature = {
  name: 'usernames',
  schemas: usernameSchemas,
  handlers: [
    handle(UsernameResource.get, ({ core, viewer }, input) => checkWantedUsername(core, viewer, input.username)),
    handle(UsernameResource.update, async ({ core, viewer }, input) => ({
      username: await changeUsername(core, viewer, input.username),
    })),
  ],
};
