import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { webPushSchemas } from '@bowerbird/contract/social/web-push/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { SEND_PUSHES_JOB, sendPushes } from './send-pushes.service.ts';
import { deleteSubscriptionsOf, selectDevices } from './web-push.queries.ts';
import { enqueueMessagePushes, enqueuePushes, readDevices, subscribe, unsubscribe } from './web-push.service.ts';

/** News and messages that ring on devices, by web push with VAPID (RFC 8030, 8291 and 8292). */
export const webPushFeature: Feature = {
  name: 'web-push',
  schemas: webPushSchemas,
  handlers: [
    handle(PushSubscriptionResource.get, (context) => readDevices(context)),
    handle(PushSubscriptionResource.create, (context, input) => subscribe(context, input)),
    handle(PushSubscriptionResource.delete, (context, { id }) => unsubscribe(context, id)),
  ],
  jobs: (core) => [{ name: SEND_PUSHES_JOB, cron: '* * * * *', retries: 0, handle: () => sendPushes(core) }],
  sendNews: enqueuePushes,
  sendMessages: enqueueMessagePushes,
  personalData: {
    tables: ['push_subscriptions'],
    erase: (core, userId) => deleteSubscriptionsOf(core.db, userId),
    export: async (core, userId) => ({
      pushDevices: (await selectDevices(core.db, userId)).map(({ device, created_at }) => ({ device, created_at })),
    }),
    // An intruder's device must hear nothing more.
    revertIntrusion: (db, { userId }) => deleteSubscriptionsOf(db, userId),
  },
};
