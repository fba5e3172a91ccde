import type { Access } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { AppScope } from '@bowerbird/domain/identity/app-scopes.ts';
import { appCalls } from './app-calls.ts';
import type { SignedInViewer, Viewer } from './viewer.ts';

/** Refuses a viewer who may not make this call: an app needs its scope, and makes no call that has none. */
export function authorise({ name, access }: { readonly name: string; readonly access: Access }, viewer: Viewer): void {
  if (viewer.kind !== 'UNAUTH' && viewer.app && !isGranted(name, viewer.app.scopes)) throw new ApiError('forbidden');
  if (access === 'anyone') return;
  if (viewer.kind === 'UNAUTH') throw new ApiError('not_signed_in');
  if (access !== 'signed_in' && viewer.kind === 'LIMITED_LOGIN') throw new ApiError('password_needed');
}

/** The viewer of a call that only signed-in people may make. */
export function signedIn(viewer: Viewer): SignedInViewer {
  if (viewer.kind === 'UNAUTH') throw new ApiError('not_signed_in');
  return viewer;
}

function isGranted(name: string, scopes: readonly AppScope[]): boolean {
  const needed = appCalls[name];
  return needed !== undefined && scopes.includes(needed);
}
