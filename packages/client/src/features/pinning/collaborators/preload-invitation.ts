import { BoardInvitationResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import type { PreloadInput } from '../../../routing/define-route.ts';
import { ensureResource } from '../../../store/call.ts';

/** Fetches what a code opens. */
export function preloadInvitation({ params, dispatch }: PreloadInput): Promise<unknown> {
  return dispatch(ensureResource(BoardInvitationResource.get, { code: params['code'] ?? '' }));
}
