// One file, because each file that comes by itself moves what it shares into the first route.
export { BoardComments } from './board-comments.tsx';
export { EditComment } from './edit-comment.tsx';
