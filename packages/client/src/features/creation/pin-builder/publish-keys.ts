import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { makeId } from '../../../lib/make-id.ts';
import { repeatKeys, type RepeatKeys } from '../../../lib/repeat-keys.ts';

/** The `Idempotency-Key` of each draft, so that publishing again after a reply that never came makes no second pin. */
export function publishKeys(makeKey: () => string = makeId): { of: (draftId: string, input: CreatePinInput) => string } {
  const known = new Map<string, RepeatKeys>();
  return {
    of(draftId, input) {
      const keys = known.get(draftId) ?? repeatKeys(makeKey);
      known.set(draftId, keys);
      return keys.keyOf(input);
    },
  };
}
