import { isAppScope } from '@bowerbird/domain/operation/app-scopes.ts';
import type { Core } from '../../core/core.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isLetIn } from './apps.queries.ts';
import { providerOf } from './oauth-provider.service.ts';

/** Who an app's access token speaks for, and what it may do; `null` when it is unknown, too old or revoked. */
export async function resolveAppViewer(core: Core, token: string): Promise<Viewer | null> {
  const access = await (await providerOf(core)).AccessToken.find(token);
  if (!access?.accountId || !access.isValid || !(await isLetIn(core.db, access.accountId, access.clientId ?? ''))) return null;
  const scopes = [...access.scopes].filter(isAppScope);
  return { kind: 'AUTH', userId: access.accountId, sessionId: '0', app: { scopes } };
}
