import { DecisionResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { PreloadInput } from '../../../routing/define-route.ts';
import { ensureResource } from '../../../store/call.ts';

/** Fetches the decision that a mailed link opens. */
export function preloadDecision({ search, dispatch }: PreloadInput): Promise<unknown> {
  return dispatch(ensureResource(DecisionResource.get, { token: search.get('token') ?? '' }));
}
