import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import type { Config } from './config.ts';

/** What a page is told of the configuration: never a secret, and nothing at all where nothing is configured. */
export function entranceSettings({ providers, botCheck }: Pick<Config, 'providers' | 'botCheck'>): EntranceSettings | null {
  const { google, facebook, line } = providers;
  if (!google && !facebook && !line && botCheck.kind === 'off') return null;
  return {
    google: google && { clientId: google.clientId, scriptUrl: google.scriptUrl, devices: google.devices },
    facebook: facebook && { appId: facebook.appId, dialogUrl: facebook.dialogUrl, graphUrl: facebook.graphUrl },
    line: line && { channelId: line.channelId, dialogUrl: line.dialogUrl },
    botCheck: botCheck.kind === 'off' ? null : { siteKey: botCheck.siteKey, scriptUrl: botCheck.scriptUrl },
  };
}

/** Whose scripts may run on pages besides our own. */
export function scriptOrigins(config: Pick<Config, 'providers' | 'botCheck'>): readonly string[] {
  const settings = entranceSettings(config);
  const urls = [settings?.google?.scriptUrl, settings?.botCheck?.scriptUrl].filter((url) => url !== undefined);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/** Whom pages may call besides us: where Facebook says whose a token is. */
export function callOrigins({ providers }: Pick<Config, 'providers'>): readonly string[] {
  return providers.facebook ? [new URL(providers.facebook.graphUrl).origin] : [];
}
