/**
 * What signed-in people are told while they are there: names, and ids of what to look up. Each feature adds its own by
 * declaration merging: `declare module '…/protocol/live-updates.ts' { interface LiveUpdates { 'pin.created': { pinIds: string[] } } }`.
 */
export interface LiveUpdates {}

export type LiveUpdateName = keyof LiveUpdates & string;

/**
 * What the stream says of itself. `ready` stands at its beginning. `reset` says that updates may have been missed, so everything
 * shown is worth a new look. `signed_out` is its last word when its session has ended.
 */
export type StreamSignal = 'ready' | 'reset' | 'signed_out';

/** With which each signal comes: whose stream it is, for a page that may show somebody else by now. */
export interface StreamSignalData {
  readonly userId: string;
}
