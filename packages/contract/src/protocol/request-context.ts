import type { DeviceType } from '@bowerbird/domain/device.ts';

/** What a user agent says of itself (`C3.29`). */
export interface UserAgentInfo {
  readonly browserName: string;
  readonly browserType: string;
  readonly browserVersion: string;
  readonly canUseNativeApp: boolean;
  readonly isTablet: boolean;
  readonly isMobile: boolean;
  readonly platform: string;
  readonly platformVersion: string;
  readonly osName: string;
  readonly raw: string;
}

/** The request context that the server makes once a request and the page carries along (`C3.29`). */
export interface RequestContext {
  readonly advertiser: string | null;
  readonly appType: 'mobile' | 'tablet' | 'desktop';
  readonly country: string;
  readonly countryFromHostname: string | null;
  readonly countryFromIp: string | null;
  readonly deepLink: string | null;
  readonly facebookToken: string | null;
  readonly fullPath: string;
  readonly inviteCode: string | null;
  readonly isAuthenticated: boolean;
  readonly isBot: boolean;
  readonly isInternalIP: boolean;
  readonly isManagedAdvertiser: boolean;
  readonly rtl: boolean;
  readonly socialBot: string | null;
  readonly language: string;
  readonly locale: string;
  readonly loginState: 0 | 1 | 2;
  readonly origin: string;
  readonly referrer: string | null;
  readonly regionFromIp: string | null;
  readonly requestIdentifier: string;
  readonly stage: 'prod' | 'dev';
  readonly unauthId: string | null;
  readonly userAgent: UserAgentInfo;
  readonly device: DeviceType;
  readonly theme: 'light' | 'dark' | null;
}
