declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** Somebody reacted to a pin that the person has open, or no more. */
    'pin.reacted': PinReacted;
  }
}

export interface PinReacted {
  readonly pinId: string;
}
