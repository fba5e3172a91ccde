import { AppConsentResource, ConnectedAppsResource, DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { appSchemas } from '@bowerbird/contract/operation/apps/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { deleteOldRecords, deleteRecordsOf } from './app-records.queries.ts';
import { deleteAppsOf } from './apps.queries.ts';
import { disconnectAllApps, disconnectApp, listConnectedApps, listDeveloperApps, makeApp, removeApp } from './apps.service.ts';
import { decide, readQuestion } from './consent.service.ts';
import { mountProvider } from './oauth.mount.ts';

export { resolveAppViewer } from './app-viewer.service.ts';

/** Third-party apps by OAuth 2.1 (`C2.20`): the provider, the person's consent, and the lists of apps. */
export const appsFeature: Feature = {
  name: 'apps',
  schemas: appSchemas,
  handlers: [
    handle(AppConsentResource.get, (context, input) => readQuestion(context, input.uid)),
    handle(AppConsentResource.create, async (context, input) => ({
      redirect: await decide(context, context.viewer.userId, input),
    })),
    handle(ConnectedAppsResource.get, ({ core, viewer }) => listConnectedApps(core, viewer.userId)),
    handle(ConnectedAppsResource.delete, async ({ core, viewer }, input) => {
      const { userId } = viewer;
      await ('all' in input ? disconnectAllApps(core, userId) : disconnectApp(core, userId, input.client_id));
      return null;
    }),
    handle(DeveloperAppsResource.get, ({ core, viewer }) => listDeveloperApps(core, viewer.userId)),
    handle(DeveloperAppsResource.create, ({ core, viewer }, input) => makeApp(core, viewer.userId, input)),
    handle(DeveloperAppsResource.delete, async ({ core, viewer }, input) => {
      await removeApp(core, viewer.userId, input.client_id);
      return null;
    }),
  ],
  mount: mountProvider,
  ticks: [{ name: 'app-records', everyMilliseconds: 600_000, run: deleteOldRecords }],
  personalData: {
    tables: ['apps', 'app_records'],
    erase: async (core, userId) => {
      await deleteAppsOf(core.db, userId);
      await deleteRecordsOf(core.db, userId, null);
    },
    export: async (core, userId) => ({
      connectedApps: await listConnectedApps(core, userId),
      apps: await listDeveloperApps(core, userId),
    }),
    revertIntrusion: async (db, { userId, since, reason }) => {
      if (reason === 'not_me') await deleteAppsOf(db, userId, since);
      await deleteRecordsOf(db, userId, null);
    },
  },
};
