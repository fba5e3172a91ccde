import { isWholePin, type StoredPin } from '../pins/index.ts';

/** Whether the viewer keeps a copy of the page behind a pin. Cards do not say so. */
export function hasKeptCopy(pin: StoredPin): boolean {
  return isWholePin(pin) && pin.keptCopyAt !== null;
}
