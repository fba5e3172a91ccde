import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { makeId } from '../../../lib/make-id.ts';

/**
 * The `Idempotency-Key` of each draft: the same as long as what is sent is the same, so that publishing again after a
 * reply that never came makes no second pin; a new one once something was changed, because a key stands for one content.
 */
export function publishKeys(makeKey: () => string = makeId): { of: (draftId: string, input: CreatePinInput) => string } {
  const known = new Map<string, { content: string; key: string }>();
  return {
    of(draftId, input) {
      const content = JSON.stringify(input);
      const before = known.get(draftId);
      if (before?.content === content) return before.key;
      const key = makeKey();
      known.set(draftId, { content, key });
      return key;
    },
  };
}
