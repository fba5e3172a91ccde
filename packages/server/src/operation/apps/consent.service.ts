import type { ConsentQuestion } from '@bowerbird/contract/operation/apps/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isAskedScope } from '@bowerbird/domain/operation/app-scopes.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { findApp } from './apps.queries.ts';
import { INTERACTION_COOKIE, PROVIDER_SESSION_COOKIE, providerOf } from './oauth-provider.service.ts';

/** What an app asks for; throws `not_found` for what did not begin in this browser. */
export async function readQuestion(context: CallContext, uid: string): Promise<ConsentQuestion> {
  const { app, scopes, redirectUri } = await findUndecided(context, uid);
  return { app_name: app.name, website: app.website, return_host: new URL(redirectUri).host, scopes };
}

/** Notes the person's answer and gives the address to go on to. A no is told to the app as `access_denied`. */
export async function decide(context: CallContext, userId: string, input: { uid: string; approve: boolean }): Promise<string> {
  const { interaction, app, scopes } = await findUndecided(context, input.uid);
  interaction.result = input.approve
    ? {
        login: { accountId: userId, remember: false },
        consent: { grantId: await makeGrant(context, { userId, clientId: app.client_id, scopes }) },
      }
    : { error: 'access_denied', error_description: 'The person said no.' };
  // A former session of the provider may be another person's: this decision begins its own.
  interaction.session = undefined;
  context.cookieEffects.push({ name: PROVIDER_SESSION_COOKIE, value: null }, { name: `${PROVIDER_SESSION_COOKIE}.sig`, value: null });
  await interaction.persist();
  return interaction.returnTo;
}

/**
 * An authorisation that waits for its person. It has to have begun in this browser: else somebody could begin one, have
 * another person decide it by a link, and get in as them.
 */
async function findUndecided(context: CallContext, uid: string) {
  const interaction =
    context.cookies[INTERACTION_COOKIE] === uid ? await (await providerOf(context.core)).Interaction.find(uid) : undefined;
  if (!interaction || interaction.result) throw new ApiError('not_found');
  const { client_id: clientId, scope, redirect_uri: redirectUri } = interaction.params;
  const app = await findApp(context.core.db, String(clientId));
  if (!app) throw new ApiError('not_found');
  const scopes = (typeof scope === 'string' ? scope : '').split(' ').filter(isAskedScope);
  return { interaction, app, scopes, redirectUri: String(redirectUri) };
}

/** One grant an app and person: a new one takes the place of what was granted before. */
async function makeGrant({ core }: CallContext, grant: { userId: string; clientId: string; scopes: readonly string[] }): Promise<string> {
  const { Grant } = await providerOf(core);
  const record = new Grant({ accountId: grant.userId, clientId: grant.clientId });
  record.addOIDCScope(['offline_access', ...grant.scopes].join(' '));
  return record.save();
}
