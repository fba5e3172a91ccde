export { boardShown, isBoardListed, isOfAdults, isPinListed, isPinShown, isUserListed, joinsOfPin } from './pin-rules.access.ts';
export { firstPinShown } from './first-pin.queries.ts';
