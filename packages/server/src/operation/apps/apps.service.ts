import type { ConnectedApp, DeveloperApp, MakeAppInput, NewApp } from '@bowerbird/contract/operation/apps/schemas.ts';
import { ApiError, type FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { isAskedScope, type AskedScope } from '@bowerbird/domain/operation/app-scopes.ts';
import { hasControlCharacters } from '@bowerbird/domain/identity/email.ts';
import { isInvisible } from '@bowerbird/domain/invisible-characters.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { isLoopback } from '../../core/config/loopback.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { sealText } from '../../core/secrets/sealed-text.ts';
import { makeToken } from '../../core/secrets/tokens.ts';
import { deleteRecordsOf, deleteRecordsOfApp, selectGrants } from './app-records.queries.ts';
import { deleteApp, insertApp, selectApps, selectAppsOf, type AppRow } from './apps.queries.ts';
import { APP_SECRET, openRecord } from './oauth-records.adapter.ts';

/** Apps that one person may make, and letters of a name. */
const MOST_APPS = 25;

/** The apps that somebody let in, newest first, each once with all that it may do. */
export async function listConnectedApps({ db, config }: Pick<Core, 'db' | 'config'>, userId: string): Promise<ConnectedApp[]> {
  const grants = await selectGrants(db, userId);
  const apps = new Map(
    (
      await selectApps(
        db,
        grants.map((grant) => grant.client_id),
      )
    ).map((app) => [app.client_id, app]),
  );
  const connected = new Map<string, ConnectedApp>();
  for (const { client_id: clientId, created_at: since, sealed } of grants) {
    const app = apps.get(clientId);
    if (!app) continue;
    const before = connected.get(clientId)?.scopes ?? [];
    const scopes = [...new Set([...before, ...scopesOf(config.secretKey, sealed)])];
    connected.set(clientId, { client_id: clientId, app_name: app.name, website: app.website, scopes, since: since.toISOString() });
  }
  return [...connected.values()];
}

/** Puts an app out: its codes, tokens and grants are dead at once. */
export async function disconnectApp({ db }: Pick<Core, 'db'>, userId: string, clientId: string): Promise<void> {
  if (!(await deleteRecordsOf(db, userId, clientId))) throw new ApiError('not_found');
}

/** Puts every app out; no error when there is none. */
export async function disconnectAllApps({ db }: Pick<Core, 'db'>, userId: string): Promise<void> {
  await deleteRecordsOf(db, userId, null);
}

export async function listDeveloperApps({ db }: Pick<Core, 'db'>, ownerId: string): Promise<DeveloperApp[]> {
  return (await selectAppsOf(db, ownerId)).map(presentApp);
}

/** Makes an app; its secret is told this once. */
export async function makeApp({ db, config }: Pick<Core, 'db' | 'config'>, ownerId: string, input: MakeAppInput): Promise<NewApp> {
  const name = input.app_name.trim();
  const website = input.website?.trim() ?? '';
  const fields = problemsOf(name, website, input.redirect_uris);
  if (fields.length > 0) throw new ApiError('bad_input', { detail: `${fields[0]!.field}: ${fields[0]!.rule}`, extra: { fields } });
  const clientId = makeToken().slice(0, 24);
  const secret = input.has_secret ? makeToken() : null;
  const sealedSecret = secret === null ? null : sealText(config.secretKey, APP_SECRET, secret);
  const isKept = await insertApp(db, {
    ownerId,
    clientId,
    sealedSecret,
    name,
    website,
    redirectUris: input.redirect_uris,
    most: MOST_APPS,
  });
  if (!isKept) throw new ApiError('too_many_things');
  return { client_id: clientId, client_secret: secret };
}

/** Takes an app away, and with it all that people granted it. */
export async function removeApp(core: Core, ownerId: string, clientId: string): Promise<void> {
  const isGone = await inTransaction(core.db, async (trx) => {
    if (!(await deleteApp(trx, ownerId, clientId))) return false;
    await deleteRecordsOfApp(trx, clientId);
    return true;
  });
  if (!isGone) throw new ApiError('not_found');
}

function presentApp(app: AppRow): DeveloperApp {
  return {
    client_id: app.client_id,
    app_name: app.name,
    website: app.website,
    redirect_uris: app.redirect_uris,
    has_secret: app.sealed_secret !== null,
    created_at: app.created_at.toISOString(),
  };
}

function scopesOf(secretKey: string, sealed: string): AskedScope[] {
  const { openid } = openRecord(secretKey, sealed) as { openid?: { scope?: string } };
  return (openid?.scope ?? '').split(' ').filter(isAskedScope);
}

function problemsOf(name: string, website: string, redirectUris: readonly string[]): FieldProblem[] {
  const problems: (FieldProblem | null)[] = [
    isInvisible(name) ? { field: 'app_name', rule: 'required' } : null,
    hasControlCharacters(name) ? { field: 'app_name', rule: 'characters' } : null,
    Array.from(name).length > textLimits.appName ? { field: 'app_name', rule: 'maxLength', limit: textLimits.appName } : null,
    website !== '' && !/^https?:\/\//.test(website) ? { field: 'website', rule: 'format' } : null,
    website !== '' && !URL.canParse(website) ? { field: 'website', rule: 'format' } : null,
    redirectUris.every(isReturnAddress) ? null : { field: 'redirect_uris', rule: 'format' },
  ];
  return problems.filter((problem) => problem !== null);
}

/** Https, or this machine's own addresses for apps that run on it (RFC 8252); whole, without a fragment or user. */
function isReturnAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isOwnMachine = url.protocol === 'http:' && isLoopback(url.hostname);
  return (
    (url.protocol === 'https:' || isOwnMachine) && url.hash === '' && !text.includes('#') && url.username === '' && url.password === ''
  );
}
