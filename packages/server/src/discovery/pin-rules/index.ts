export { boardShown, isOfAdults, isPinShown, joinsOfPin } from './pin-rules.access.ts';
