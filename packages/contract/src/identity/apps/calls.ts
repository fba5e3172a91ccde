import { defineResource, verb } from '../../protocol/endpoint.ts';
import type {
  ConnectedApp,
  ConsentInput,
  ConsentQuestion,
  ConsentReply,
  DecideInput,
  DeveloperApp,
  DisconnectAppsInput,
  MakeAppInput,
  NameAppInput,
  NewApp,
} from './schemas.ts';

/** What a third-party app asks for (`C2.20`), and the person's answer: the address to go on to. */
export const AppConsentResource = defineResource('AppConsentResource', {
  get: verb<ConsentInput, ConsentQuestion>({ access: 'full', errors: ['not_found'] }),
  create: verb<DecideInput, ConsentReply>({ access: 'full', secret: true, errors: ['not_found'] }),
});

/** The apps that the viewer let in, and how to put one or all of them out: their tokens are dead at once. */
export const ConnectedAppsResource = defineResource('ConnectedAppsResource', {
  get: verb<Record<string, never>, ConnectedApp[]>({ access: 'full' }),
  delete: verb<DisconnectAppsInput, null>({ access: 'full', errors: ['not_found'] }),
});

/** The apps that the viewer makes; a secret is told once. */
export const DeveloperAppsResource = defineResource('DeveloperAppsResource', {
  get: verb<Record<string, never>, DeveloperApp[]>({ access: 'full' }),
  create: verb<MakeAppInput, NewApp>({ access: 'full', secret: true, errors: ['too_many_things'] }),
  delete: verb<NameAppInput, null>({ access: 'full', errors: ['not_found'] }),
});
