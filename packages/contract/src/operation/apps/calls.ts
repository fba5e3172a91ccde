import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
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
  get: forFullViewer<ConsentInput, ConsentQuestion>({ errors: ['not_found'] }),
  create: forFullViewer<DecideInput, ConsentReply>({ secret: true, errors: ['not_found'] }),
});

/** The apps that the viewer let in, and how to put one or all of them out: their tokens are dead at once. */
export const ConnectedAppsResource = defineResource('ConnectedAppsResource', {
  get: forFullViewer<Record<string, never>, ConnectedApp[]>(),
  delete: forFullViewer<DisconnectAppsInput, null>({ errors: ['not_found'] }),
});

/** The apps that the viewer makes; a secret is told once. */
export const DeveloperAppsResource = defineResource('DeveloperAppsResource', {
  get: forFullViewer<Record<string, never>, DeveloperApp[]>(),
  create: forFullViewer<MakeAppInput, NewApp>({ secret: true, errors: ['too_many_things'] }),
  delete: forFullViewer<NameAppInput, null>({ errors: ['not_found'] }),
});
