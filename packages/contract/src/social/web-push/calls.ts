import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { PushDevices, SubscribeInput, UnsubscribeInput } from './schemas.ts';

/** The devices that ring for the viewer, by web push: each by its browser's subscription. It ends with the device's session. */
export const PushSubscriptionResource = defineResource('PushSubscriptionResource', {
  get: forFullViewer<Record<string, never>, PushDevices>(),
  create: forFullViewer<SubscribeInput, PushDevices>({ secret: ['endpoint', 'p256dh', 'auth'] }),
  delete: forFullViewer<UnsubscribeInput, PushDevices>(),
});
