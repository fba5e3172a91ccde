export { ReactionPicker } from './lazy-picker.ts';
export { reactionKinds } from './reaction-kinds.tsx';
export { reactionSetter } from './set-reaction.ts';
