import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { Subscription, UnsubscribeInput } from './schemas.ts';

/** Ends mails of one kind by the link that each of them has, in any browser, signed in or not. It works however often it is used. */
export const MailSubscriptionResource = defineResource('MailSubscriptionResource', {
  delete: forAnyone<UnsubscribeInput, Subscription>({ secret: ['token'], errors: ['dead_token'] }),
});
