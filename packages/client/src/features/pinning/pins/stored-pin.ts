import type { Pin, PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Known, Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    pin: StoredPin;
  }
}

export type StoredPin = Stored<Known<PinCard, Pin>>;
/** A pin of which everything is known, not the card alone. */
export type WholePin = Stored<Pin>;

/** Whether everything is known: cards carry no `entityId`. */
export function isWholePin(pin: StoredPin | undefined): pin is WholePin {
  return pin?.entityId !== undefined;
}
