import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import { makeId } from '../../../lib/make-id.ts';

const KEPT = 'provider-state';

/** Where providers send people back to: both addresses are registered with them. */
export type ReturnPath = '/login/' | '/settings/security/';

/** Where a provider sends somebody back to, and the query that they find there, with its way on. */
export interface WayBack {
  readonly returnTo: ReturnPath;
  readonly search: string;
}

/** What is kept while somebody is at a provider. */
interface Departure extends WayBack {
  readonly provider: 'facebook' | 'line';
  readonly state: string;
}

/** What a provider sent somebody back with. */
export type ProviderReturn =
  | { readonly provider: 'facebook'; readonly token: string }
  | { readonly provider: 'line'; readonly code: string }
  | { readonly provider: 'none' };

/** The address at which Facebook asks people. */
export function facebookDialog({ appId, dialogUrl }: NonNullable<EntranceSettings['facebook']>, back: WayBack): string {
  return depart('facebook', back, dialogUrl, { client_id: appId, response_type: 'token', scope: 'public_profile,email' });
}

/** The address at which LINE asks people. */
export function lineDialog({ channelId, dialogUrl }: NonNullable<EntranceSettings['line']>, nonce: string, back: WayBack): string {
  return depart('line', back, dialogUrl, { client_id: channelId, response_type: 'code', scope: 'openid profile email', nonce });
}

/**
 * Reads what came back to this page, and takes it out of the address. This browser must have left it for that: a state is good
 * once.
 */
export function readReturn(returnTo: ReturnPath): ProviderReturn | null {
  const kept = sessionStorage.getItem(KEPT);
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const state = query.get('state') ?? fragment.get('state');
  if (kept === null || state === null) return null;
  sessionStorage.removeItem(KEPT);
  const departure = JSON.parse(kept) as Departure;
  if (departure.state !== state || departure.returnTo !== returnTo) return null;
  history.replaceState(history.state, '', `${returnTo}${departure.search}`);
  const [token, code] = [fragment.get('access_token'), query.get('code')];
  if (departure.provider === 'facebook' && token) return { provider: 'facebook', token };
  if (departure.provider === 'line' && code) return { provider: 'line', code };
  // Turned away, there or by the provider.
  return { provider: 'none' };
}

function depart(
  provider: Departure['provider'],
  { returnTo, search }: WayBack,
  dialogUrl: string,
  query: Readonly<Record<string, string>>,
): string {
  const state = makeId();
  sessionStorage.setItem(KEPT, JSON.stringify({ provider, state, returnTo, search } satisfies Departure));
  const all = new URLSearchParams({ ...query, redirect_uri: `${location.origin}${returnTo}`, state });
  return `${dialogUrl}?${all.toString()}`;
}
