import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { RequestContext } from '@bowerbird/contract/protocol/request-context.ts';
import type { Core } from '@bowerbird/server/core/core.ts';
import type { CallContext } from '@bowerbird/server/endpoints/context.ts';
import { callInProcess } from '@bowerbird/server/endpoints/call-in-process.ts';
import type { Registry } from '@bowerbird/server/endpoints/registry.ts';

/** What the demo is made in. */
export type Instance = { core: Core; registry: Registry };

/** Calls an endpoint for somebody of the cast, with the same checks as for anybody. */
export type Call = <Input, Output>(endpoint: Endpoint<Input, Output>, input: Input) => Promise<Output>;

/** The name under which the demo acts, where a session would have its id. */
const ACTOR = 'demo';

export function callAs({ core, registry }: Instance, userId: string): Call {
  const context = contextOf(core, userId);
  return async (endpoint, input) => (await callInProcess(registry, context, endpoint, input)).data;
}

const contextOf = (core: Core, userId: string): CallContext => ({
  core,
  request: REQUEST,
  viewer: { kind: 'AUTH', userId, sessionId: ACTOR },
  address: '127.0.0.1',
  cookies: {},
  cookieEffects: [],
  idempotencyKey: null,
});

/** There is no browser and no request: the instance acts by itself. */
export const REQUEST: RequestContext = {
  advertiser: null,
  appType: 'desktop',
  country: 'US',
  countryFromHostname: null,
  countryFromIp: null,
  deepLink: null,
  facebookToken: null,
  fullPath: '/',
  inviteCode: null,
  isAuthenticated: true,
  isBot: false,
  isInternalIP: true,
  isManagedAdvertiser: false,
  rtl: false,
  socialBot: null,
  language: 'en',
  locale: 'en-US',
  loginState: 1,
  origin: 'http://localhost:3000',
  referrer: null,
  regionFromIp: null,
  requestIdentifier: ACTOR,
  stage: 'prod',
  unauthId: null,
  userAgent: {
    browserName: ACTOR,
    browserType: ACTOR,
    browserVersion: '',
    canUseNativeApp: false,
    isTablet: false,
    isMobile: false,
    platform: '',
    platformVersion: '',
    osName: '',
    raw: ACTOR,
  },
  device: 'desktop',
  theme: null,
};
