import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema } from '../../protocol/schemas.ts';
import { PushSubscriptionResource } from './calls.ts';

export const PushDevicesSchema = Type.Object({
  /** The key that a browser subscribes with, as base64url. */
  public_key: Type.String(),
  devices: Type.Array(
    Type.Object({
      id: IdSchema,
      /** What the browser says it is. */
      device: Type.String(),
      created_at: Type.String(),
      is_this_device: Type.Boolean(),
    }),
  ),
});
export type PushDevices = Static<typeof PushDevicesSchema>;

/** What a browser's `PushSubscription` says. */
export const SubscribeInputSchema = Type.Object({
  endpoint: Type.String({ maxLength: 2048 }),
  p256dh: Type.String({ maxLength: 120, pattern: '^[A-Za-z0-9_-]+$' }),
  auth: Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }),
  /** Of the device; it counts where none is known. */
  time_zone: Type.Optional(Type.String({ maxLength: 60 })),
});
export type SubscribeInput = Static<typeof SubscribeInputSchema>;

/** One device, or this one. */
export const UnsubscribeInputSchema = Type.Object({ id: Type.Optional(IdSchema) });
export type UnsubscribeInput = Static<typeof UnsubscribeInputSchema>;

export const webPushSchemas = [
  defineSchemas(PushSubscriptionResource.get, { input: NoInputSchema, output: PushDevicesSchema }),
  defineSchemas(PushSubscriptionResource.create, { input: SubscribeInputSchema, output: PushDevicesSchema }),
  defineSchemas(PushSubscriptionResource.delete, { input: UnsubscribeInputSchema, output: PushDevicesSchema }),
];
