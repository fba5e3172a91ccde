import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { RequestContext, UserAgentInfo } from '@bowerbird/contract/protocol/request-context.ts';
import type { DeviceType } from '@bowerbird/domain/device.ts';
import { chooseLocale, parseAcceptLanguage } from '@bowerbird/domain/choose-locale.ts';
import { isCountry } from '@bowerbird/domain/countries.ts';
import { isRightToLeft, languageOf, type BuiltLocale } from '@bowerbird/domain/locales.ts';
import type { Viewer } from '../endpoints/viewer.ts';
import { cookieNames } from './cookies.ts';

const SOCIAL_BOTS = ['facebookexternalhit', 'twitterbot', 'linkedinbot', 'slackbot', 'whatsapp', 'telegrambot', 'discordbot', 'redditbot'];
const INVITE_CODE = /^[\w-]{1,64}$/;

/** Makes the request context (`C3.29`) of one request, once. */
export function makeRequestContext(
  raw: FastifyRequest,
  viewer: Viewer,
  options: { dev: boolean; origin: string; countryFromHostname: string | null },
): RequestContext {
  const header = raw.headers['user-agent'] ?? '';
  const { userAgent, socialBot, isBot } = readUserAgent(header);
  const locale = localeOf(raw, viewer);
  const device = deviceOf(userAgent);
  const query = raw.query as Record<string, unknown>;
  return {
    advertiser: null,
    appType: device === 'phone' ? 'mobile' : device,
    country: forcedCountryOf(raw.headers) ?? countryOf(raw.headers['accept-language'] ?? ''),
    countryFromHostname: options.countryFromHostname,
    countryFromIp: null,
    deepLink: null,
    facebookToken: null,
    fullPath: raw.url,
    inviteCode: typeof query?.invite_code === 'string' && INVITE_CODE.test(query.invite_code) ? query.invite_code : null,
    isAuthenticated: viewer.kind !== 'UNAUTH',
    isBot,
    isInternalIP: false,
    isManagedAdvertiser: false,
    rtl: isRightToLeft(locale),
    socialBot,
    language: languageOf(locale),
    locale,
    loginState: viewer.kind === 'UNAUTH' ? 0 : viewer.kind === 'AUTH' ? 1 : 2,
    origin: options.origin,
    referrer: raw.headers.referer ?? null,
    regionFromIp: null,
    requestIdentifier: raw.id,
    stage: options.dev ? 'dev' : 'prod',
    unauthId: raw.cookies[cookieNames.unauthId] ?? null,
    userAgent,
    device,
    theme: themeOf(raw.cookies[cookieNames.theme]),
  };
}

/**
 * The account's language before what the browser was told, and that before what it asks for by itself. Who came in by a link
 * changes nothing of the account: what they choose holds for their browser.
 */
function localeOf({ cookies, headers }: FastifyRequest, viewer: Viewer): BuiltLocale {
  const own = viewer.kind === 'UNAUTH' ? '' : (viewer.locale ?? '');
  const told = cookies[cookieNames.locale] ?? '';
  const asked = parseAcceptLanguage(headers['accept-language'] ?? '');
  return chooseLocale(viewer.kind === 'LIMITED_LOGIN' ? [told, own, ...asked] : [own, told, ...asked]);
}

/** What the User-Agent header says of who asks. */
interface Asker {
  readonly userAgent: UserAgentInfo;
  readonly socialBot: string | null;
  readonly isBot: boolean;
}

const parsed = new Map<string, Asker>();
const MOST_PARSED = 500;

function readUserAgent(header: string): Asker {
  const raw = header.slice(0, 512);
  const known = parsed.get(raw);
  if (known) return known;
  const lowered = raw.toLowerCase();
  const socialBot = SOCIAL_BOTS.find((name) => lowered.includes(name)) ?? null;
  const fresh = { userAgent: parseUserAgent(raw), socialBot, isBot: socialBot !== null || isbot(raw) };
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(raw, fresh);
  return fresh;
}

function parseUserAgent(raw: string): UserAgentInfo {
  const result = raw === '' ? null : Bowser.parse(raw);
  const platform = result?.platform.type ?? 'desktop';
  return {
    browserName: result?.browser.name ?? '',
    browserType: (result?.browser.name ?? '').toLowerCase(),
    browserVersion: result?.browser.version ?? '',
    canUseNativeApp: platform !== 'desktop' && /Android|iOS/.test(result?.os.name ?? ''),
    isTablet: platform === 'tablet',
    isMobile: platform === 'mobile',
    platform: result?.platform.type ?? '',
    platformVersion: result?.os.version ?? '',
    osName: result?.os.name ?? '',
    raw,
  };
}

function deviceOf(userAgent: UserAgentInfo): DeviceType {
  if (userAgent.isTablet) return 'tablet';
  return userAgent.isMobile ? 'phone' : 'desktop';
}

function countryOf(acceptLanguage: string): string {
  return /^[a-z]{2,3}-([A-Z]{2})\b/.exec(acceptLanguage)?.[1] ?? 'US';
}

/** A country that the address of the page forces, by whichever name (`C7.35`). It is no place of a device. */
function forcedCountryOf(headers: FastifyRequest['headers']): string | null {
  const named = [headers['x-bowerbird-force-country'], headers['x-bowerbird-force-country-from-ip']];
  return named.map((code) => String(code ?? '').toUpperCase()).find(isCountry) ?? null;
}

function themeOf(cookie: string | undefined): 'light' | 'dark' | null {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}
