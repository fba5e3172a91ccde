export { inboxOptions, messageOptions } from './conversation-feeds.ts';
export { ConversationList, RequestList } from './conversation-list.tsx';
export { conversationPath, MESSAGES_PATH } from './conversation-path.ts';
export { ConversationView } from './conversation-view.tsx';
export { openTalk } from './change-talk.ts';
export type { CarriedThing } from './conversations.store.ts';
export { NewMessage } from './new-message.tsx';
export { TalkDock } from './talk-dock.tsx';
export { useUnseenCount } from './use-unseen-count.ts';
