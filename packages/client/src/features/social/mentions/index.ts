export { MentionList } from './mention-list.tsx';
export { useMentions } from './use-mentions.ts';
