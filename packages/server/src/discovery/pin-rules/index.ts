export { boardShown, isBoardListed, isOfAdults, isPinListed, isPinShown, isUserListed, joinsOfPin, notHidden } from './pin-rules.access.ts';
export { firstPinShown } from './first-pin.queries.ts';
