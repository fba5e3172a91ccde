import { oneOf, textOf, urlOf, type Read } from './readers.ts';

/** The sign-in providers, each absent unless it is configured: an instance shows no button for it then. */
export interface ProvidersConfig {
  readonly google: GoogleConfig | null;
  readonly facebook: FacebookConfig | null;
  readonly line: LineConfig | null;
}

export interface GoogleConfig {
  readonly clientId: string;
  readonly issuer: string;
  readonly jwksUrl: string;
  readonly scriptUrl: string;
  /** Where the prompt and the button are shown (`C4.9`). */
  readonly devices: 'all' | 'desktop' | 'mobile';
}

export interface FacebookConfig {
  readonly appId: string;
  readonly appSecret: string;
  readonly graphUrl: string;
  readonly dialogUrl: string;
}

export interface LineConfig {
  readonly channelId: string;
  readonly channelSecret: string;
  readonly apiUrl: string;
  readonly dialogUrl: string;
}

/** The bot check: none, or reCAPTCHA Enterprise. */
export type BotCheckConfig =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly project: string;
      readonly apiKey: string;
      readonly apiUrl: string;
      readonly scriptUrl: string;
    };

const webUrl = (example: string) => urlOf(['https:', 'http:'], example);
const shortText = textOf(300);

/** The secrets among these variables: no message repeats them. */
export const ENTRANCE_SECRETS = ['FACEBOOK_APP_SECRET', 'LINE_CHANNEL_SECRET', 'RECAPTCHA_API_KEY'] as const;

/** Reads the providers; `problem` is told of one that is configured by half. */
export function readProviders(read: Read, problem: (words: string) => void): ProvidersConfig {
  const address = (name: string, fallback: string) => read(name, fallback, webUrl(fallback));
  const text = (name: string) => read(name, '', shortText);
  const isWhole = (first: string, ...others: string[]) => {
    const missing = [first, ...others].filter((name) => text(name) === '');
    if (missing.length > 0 && missing.length <= others.length) {
      problem(`${missing.join(' and ')} must be set as well; the provider needs ${[first, ...others].join(', ')}.`);
    }
    return missing.length === 0;
  };
  return {
    google: isWhole('GOOGLE_CLIENT_ID')
      ? {
          clientId: text('GOOGLE_CLIENT_ID'),
          issuer: address('GOOGLE_ISSUER', 'https://accounts.google.com'),
          jwksUrl: address('GOOGLE_JWKS_URL', 'https://www.googleapis.com/oauth2/v3/certs'),
          scriptUrl: address('GOOGLE_SCRIPT_URL', 'https://accounts.google.com/gsi/client'),
          devices: read('GOOGLE_DEVICES', 'all', oneOf('all', 'desktop', 'mobile')),
        }
      : null,
    facebook: isWhole('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')
      ? {
          appId: text('FACEBOOK_APP_ID'),
          appSecret: text('FACEBOOK_APP_SECRET'),
          graphUrl: address('FACEBOOK_GRAPH_URL', 'https://graph.facebook.com'),
          dialogUrl: address('FACEBOOK_DIALOG_URL', 'https://www.facebook.com/dialog/oauth'),
        }
      : null,
    line: isWhole('LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET')
      ? {
          channelId: text('LINE_CHANNEL_ID'),
          channelSecret: text('LINE_CHANNEL_SECRET'),
          apiUrl: address('LINE_API_URL', 'https://api.line.me'),
          dialogUrl: address('LINE_DIALOG_URL', 'https://access.line.me/oauth2/v2.1/authorize'),
        }
      : null,
  };
}

/** Reads the bot check, off unless it is named. */
export function readBotCheck(read: Read, problem: (words: string) => void): BotCheckConfig {
  if (read<'off' | 'recaptcha'>('BOT_CHECK', 'off', oneOf('off', 'recaptcha')) === 'off') return { kind: 'off' };
  const needed = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_PROJECT', 'RECAPTCHA_API_KEY'] as const;
  const [siteKey, project, apiKey] = needed.map((name) => read(name, '', shortText)) as [string, string, string];
  const missing = needed.filter((name) => read(name, '', shortText) === '');
  if (missing.length > 0) problem(`${missing.join(' and ')} must be set when BOT_CHECK is recaptcha.`);
  const apiUrl = 'https://recaptchaenterprise.googleapis.com';
  const scriptUrl = 'https://www.google.com/recaptcha/enterprise.js';
  return {
    kind: 'recaptcha',
    siteKey,
    project,
    apiKey,
    apiUrl: read('RECAPTCHA_API_URL', apiUrl, webUrl(apiUrl)),
    scriptUrl: read('RECAPTCHA_SCRIPT_URL', scriptUrl, webUrl(scriptUrl)),
  };
}
