export { MentionedText } from './mentioned-text.tsx';
export { MentionList } from './mention-list.tsx';
export { useMentions } from './use-mentions.ts';
