import type { FeedPlace } from '../../../store/feeds/index.ts';

/** The list of conversations in the store, written out: every page counts in it, and few have its call. */
export const inboxPlace: FeedPlace = { name: 'ConversationsResource.get', key: '{}' };
