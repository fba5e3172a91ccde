import { rememberedHandshake, UnauthUserDataResource } from '@bowerbird/contract/identity/logged-out-info/calls.ts';
import { loggedOutInfoSchemas } from '@bowerbird/contract/identity/logged-out-info/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { takeFromNetwork } from '../../core/limits/limits.ts';
import { hashToken } from '../../core/secrets/tokens.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { passFirstFactor, readDevice } from '../sessions/index.ts';
import { findRemembered, forgetRemembered } from './logged-out-info.queries.ts';
import { presentRemembered } from './logged-out-info.views.ts';

/** Whom a device remembers, and going on as them (`C3.10`, `C4.1`, `C7.29`). */
export const loggedOutInfoFeature: Feature = {
  name: 'logged-out-info',
  schemas: loggedOutInfoSchemas,
  handlers: [
    handle(UnauthUserDataResource.get, async ({ core, db, cookies }) => {
      const device = readDevice(cookies);
      const person = device === null ? undefined : await findRemembered(db, hashToken(device));
      return person ? presentRemembered(person, core.config.mediaUrl) : null;
    }),

    handle(UnauthUserDataResource.delete, async ({ db, cookies }) => {
      const device = readDevice(cookies);
      if (device !== null) await forgetRemembered(db, hashToken(device));
      return null;
    }),

    handle(rememberedHandshake, async (context) => {
      const { core } = context;
      const device = readDevice(context.cookies);
      await takeFromNetwork(core, 'remembered-device', context.address);
      const person = device === null ? undefined : await findRemembered(core.db, hashToken(device));
      if (!person) throw new ApiError('wrong_credentials');
      return passFirstFactor(context, { userId: person.id, isLimited: true });
    }),
  ],
};
