import type { EntranceFailure } from './use-entrance.ts';

/** The attempt that waits for its second factor, when that is why somebody is not in yet. */
export function attemptOf(failure: EntranceFailure | null): string | null {
  const { name, extraData } = failure?.error.record ?? {};
  const attempt = extraData?.['attempt'];
  return name === 'more_proof_needed' && typeof attempt === 'string' ? attempt : null;
}
