import type { Access } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { SignedInViewer, Viewer } from './viewer.ts';

/** Refuses a viewer who may not make calls of this access. */
export function authorise(access: Access, viewer: Viewer): void {
  if (access === 'anyone') return;
  if (viewer.kind === 'UNAUTH') throw new ApiError('not_signed_in');
  if (access !== 'signed_in' && viewer.kind === 'LIMITED_LOGIN') throw new ApiError('password_needed');
}

/** The viewer of a call that only signed-in people may make. */
export function signedIn(viewer: Viewer): SignedInViewer {
  if (viewer.kind === 'UNAUTH') throw new ApiError('not_signed_in');
  return viewer;
}
