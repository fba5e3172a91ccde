import type { LiveUpdates } from '@bowerbird/contract/protocol/live-updates.ts';
import type { AppThunk } from '../../store/create-store.ts';

/**
 * `reset` means that updates may have been missed, and everything shown is worth a new look. `ready` is the beginning of the
 * stream: what happened since the page was made was not told.
 */
type LiveData = LiveUpdates & { readonly reset: object; readonly ready: object };

/** What an update of the stream changes on the page; each feature's `*.live.ts` has its own as the default export. */
export interface LiveEffect {
  readonly name: string;
  readonly apply: (data: never) => AppThunk<Promise<void> | void>;
}

/** Declares what changes once the server told of something that happened elsewhere. */
export function afterUpdate<Name extends keyof LiveData>(
  name: Name,
  apply: (data: LiveData[Name]) => AppThunk<Promise<void> | void>,
): LiveEffect {
  return { name, apply };
}
