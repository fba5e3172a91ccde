export { BoardComments } from './lazy-comment-parts.ts';
export { commentOptions, triedOptions } from './comment-feeds.ts';
export { HiddenPeople } from './hidden-people.tsx';
export { CommentSection } from './comment-section.tsx';
export { CommentText } from './comment-text.tsx';
export { TriedList } from './tried-list.tsx';
export { LINKED, linkedId, preloadLinked } from './linked-comment-id.ts';
export { isWatched as isTalkOpen } from './fresh-comments.ts';
export { aboutPin } from './talked-about.ts';
