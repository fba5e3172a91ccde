export { boardShown, isPinShown, joinsOfPin } from './pin-rules.access.ts';
