export { MentionList } from './mention-list.tsx';
export { useMentions, type Mentions } from './use-mentions.ts';
