export { usePinActs, type PinActs } from './use-pin-acts.tsx';
