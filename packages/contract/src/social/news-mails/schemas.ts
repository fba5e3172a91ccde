import { Type, type Static } from 'typebox';
import { defineSchemas } from '../../protocol/schemas.ts';
import type { NewsKind } from '../news-kinds/kinds.ts';
import { MailSubscriptionResource } from './calls.ts';

export const UnsubscribeInputSchema = Type.Object({ token: Type.String({ maxLength: 200 }) });
export type UnsubscribeInput = Static<typeof UnsubscribeInputSchema>;

/** Which mails a link is about: the digest, those of one kind of news, or all that people have sent to an address. */
export const SubscriptionSchema = Type.Object({
  list: Type.Unsafe<NewsKind | 'digest' | 'address'>({ type: 'string' }),
});
export type Subscription = Static<typeof SubscriptionSchema>;

export const newsMailSchemas = [
  defineSchemas(MailSubscriptionResource.delete, { input: UnsubscribeInputSchema, output: SubscriptionSchema }),
];
