import { createHmac } from 'node:crypto';
import type { Core } from '../../core/core.ts';
import type { FacebookConfig } from '../../core/config/config.ts';
import { askProvider, textIn } from './ask-provider.service.ts';
import { spendTokenLater } from './nonces.service.ts';
import { refuseProvider, type ProvenIdentity } from './provider-identity.service.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Checks an access token of Facebook where Facebook says whom and which app it belongs to, then reads the profile. */
export async function identifyByFacebook(
  core: Core,
  config: FacebookConfig,
  proof: { id: string; token: string },
): Promise<ProvenIdentity> {
  const { id, token } = proof;
  const checked = await askProvider(
    core.log,
    addressOf(config, '/debug_token', { input_token: token, access_token: `${config.appId}|${config.appSecret}` }),
  );
  const about = (checked.data['data'] ?? {}) as Readonly<Record<string, unknown>>;
  const endsAt = Number(about['expires_at'] ?? 0) * 1000;
  const isAlive = about['is_valid'] === true && (endsAt === 0 || endsAt > core.now());
  if (!checked.isOk || !isAlive || String(about['app_id']) !== config.appId || String(about['user_id']) !== id) return refuseProvider();

  const profile = await askProvider(
    core.log,
    addressOf(config, '/me', { fields: 'id,name,email', access_token: token, appsecret_proof: signed(config, token) }),
  );
  if (!profile.isOk || textIn(profile.data, 'id') !== id) return refuseProvider();
  return {
    // It does not say whether an address is proven.
    identity: {
      provider: 'facebook',
      subject: id,
      email: textIn(profile.data, 'email'),
      isEmailVerified: false,
      fullName: textIn(profile.data, 'name'),
    },
    spend: await spendTokenLater(
      core.db,
      token,
      new Date(endsAt === 0 ? core.now() + 1440 * HOUR_MILLISECONDS : endsAt + HOUR_MILLISECONDS),
    ),
  };
}

function addressOf(config: FacebookConfig, path: string, query: Readonly<Record<string, string>>): string {
  return `${config.graphUrl}${path}?${new URLSearchParams(query).toString()}`;
}

function signed(config: FacebookConfig, token: string): string {
  return createHmac('sha256', config.appSecret).update(token).digest('hex');
}
