import { expect, it } from 'vitest';
import { ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { inboxOptions } from './conversation-feeds.ts';
import { inboxPlace } from './inbox-place.ts';

it('names the list of conversations as its call does', () => {
  expect(inboxPlace).toEqual({ name: ConversationsResource.get.name, key: resourceKey(inboxOptions) });
});
