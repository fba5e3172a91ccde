import type { Core } from '../../core/core.ts';
import type { LineConfig } from '../../core/config/config.ts';
import { askProvider, textIn } from './ask-provider.service.ts';
import { spendNonceLater } from './nonces.service.ts';
import { refuseProvider, type ProvenIdentity } from './provider-identity.service.ts';

/** Checks an identity token of LINE at its verify address, which looks at signature, audience and times; the nonce is ours. */
export async function identifyByLine(core: Core, config: LineConfig, token: string): Promise<ProvenIdentity> {
  const { isOk, data } = await askProvider(core.log, `${config.apiUrl}/oauth2/v2.1/verify`, {
    id_token: token,
    client_id: config.channelId,
  });
  const subject = textIn(data, 'sub');
  const isAlive = Number(data['exp'] ?? 0) * 1000 > core.now();
  if (!isOk || subject === null || subject.length > 255 || data['aud'] !== config.channelId || !isAlive) return refuseProvider();
  return {
    // It does not say whether an address is proven.
    identity: { provider: 'line', subject, email: textIn(data, 'email'), isEmailVerified: false, fullName: textIn(data, 'name') },
    spend: await spendNonceLater(core.db, textIn(data, 'nonce')),
  };
}

/** Turns the code of a browser that comes back from LINE into its identity token; the channel's secret stays here. */
export async function exchangeLineCode(core: Core, config: LineConfig, code: string, redirectUri: string): Promise<string> {
  const { isOk, data } = await askProvider(core.log, `${config.apiUrl}/oauth2/v2.1/token`, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: config.channelId,
    client_secret: config.channelSecret,
  });
  const token = textIn(data, 'id_token');
  return isOk && token !== null ? token : refuseProvider();
}
