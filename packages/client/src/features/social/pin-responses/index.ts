export { PinReactions } from './pin-reactions.tsx';
