import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';

/** The attempt that waits for its second factor, when that is why somebody is not in yet. */
export function attemptOf(failure: CallError | null): string | null {
  const { name, extraData } = failure?.record ?? {};
  const attempt = extraData?.['attempt'];
  return name === 'more_proof_needed' && typeof attempt === 'string' ? attempt : null;
}
