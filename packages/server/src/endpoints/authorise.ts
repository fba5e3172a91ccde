import type { Access } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { AppScope } from '@bowerbird/domain/operation/app-scopes.ts';
import type { Viewer } from './viewer.ts';

/**
 * Refuses a viewer who may not make this call: an app needs its scope, and makes no call that has none. What stands on secret
 * boards takes `boards:read_secret` and `pins:read_secret` besides, which the queries decide by (`mayReadSecret`).
 */
export function authorise({ access, appScope }: { readonly access: Access; readonly appScope: AppScope | null }, viewer: Viewer): void {
  if (viewer.kind !== 'UNAUTH' && viewer.app && (appScope === null || !viewer.app.scopes.includes(appScope)))
    throw new ApiError('forbidden');
  if (access === 'anyone') return;
  if (viewer.kind === 'UNAUTH') throw new ApiError('not_signed_in');
  if (access !== 'signed_in' && viewer.kind === 'LIMITED_LOGIN') throw new ApiError('password_needed');
}
