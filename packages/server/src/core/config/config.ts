import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { ENTRANCE_SECRETS, readBotCheck, readProviders, type BotCheckConfig, type ProvidersConfig } from './entrance-config.ts';
import {
  countryOrigins,
  mediaBase,
  oneOf,
  originUrl,
  type Read,
  type Reader,
  textOf,
  trustProxy,
  type TrustProxy,
  urlOf,
  wholeNumber,
} from './readers.ts';
import { readOrMakeSecretKey } from './secret-key.ts';

export { ConfigError } from './config-error.ts';
export type { BotCheckConfig, FacebookConfig, GoogleConfig, LineConfig } from './entrance-config.ts';
export type { TrustProxy } from './readers.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How often something may be tried; the windows are an hour long, where none is named. */
export type Limits = {
  /** New accounts per address prefix (/24, /64). */
  signupsPerHour: number;
  /** Log-in tries per address prefix (/24, /64). */
  loginsPerHour: number;
  /** Log-in tries per identifier typed that reach the password hash. */
  hashTriesPerHour: number;
  /** Log-in tries of a device that signed in to the account before. */
  deviceTriesPerHour: number;
  /** Comments of a person, or half as many of one who is new. */
  commentsPerMinute: number;
};

/** Everything that the environment decides; read once at start. */
export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything this instance keeps. */
  dataDir: string;
  /** The PostgreSQL to use, or null for the embedded one. */
  databaseUrl: string | null;
  /** The origin people use, without a final slash, or null when only this machine uses it. */
  publicUrl: string | null;
  /** The origins of countries' own hosts, by lower-case country code. */
  countryHosts: Readonly<Record<string, string>>;
  secretKey: string;
  /** Whether the first start makes the demo content. */
  demo: boolean;
  /** Whether strangers are asked which cookies they allow. */
  asksCookies: boolean;
  smtpUrl: string | null;
  /** By which a mail service tells of mails that came back, or null where none does. */
  mailEventsToken: string | null;
  /** Public base of renditions, without a final slash. */
  mediaUrl: string;
  trustProxy: TrustProxy;
  appName: string;
  logLevel: (typeof LOG_LEVELS)[number];
  limits: Limits;
  /** Milliseconds after which a search is given up, so that it never holds up other requests. */
  searchTimeout: number;
  /** Whether saves are kept as a graph in memory, which recommends; without it, the database alone does. */
  recommender: boolean;
  providers: ProvidersConfig;
  botCheck: BotCheckConfig;
  translate: TranslateConfig | null;
  keptCopies: KeptCopiesConfig;
};

/** Whether the text of pages behind pins is kept for the owners of the pins, and how much for each. */
export interface KeptCopiesConfig {
  readonly isOn: boolean;
  readonly bytesAPerson: number;
}

/** A service that translates by LibreTranslate's protocol; its key may be empty. */
export interface TranslateConfig {
  readonly url: string;
  readonly key: string;
}

/** Reads the configuration from the environment; an empty variable counts as absent. Throws `ConfigError`. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];

  function read<T>(name: string, fallback: T, reader: Reader<T>): T {
    const text = env[name]?.trim();
    if (text === undefined || text === '') return fallback;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    problems.push(`${name} must be ${reading.expected}; it is "${withoutSecrets(name, text)}".`);
    return fallback;
  }

  const perHour = wholeNumber(1, 1_000_000);
  const dataDir = resolve(read('DATA_DIR', './data', textOf(1000)));
  const secretKey = read('SECRET_KEY', '', secretText);
  const config = {
    port: read('PORT', 3000, wholeNumber(0, 65_535)),
    host: read('HOST', '127.0.0.1', hostName),
    dataDir,
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      urlOf(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/bowerbird'),
    ),
    publicUrl: read<string | null>('PUBLIC_URL', null, originUrl),
    countryHosts: read<Record<string, string>>('COUNTRY_HOSTS', {}, countryOrigins),
    demo: read<'on' | 'off'>('DEMO', 'on', oneOf('on', 'off')) === 'on',
    asksCookies: read<'on' | 'off'>('COOKIE_BANNER', 'off', oneOf('on', 'off')) === 'on',
    smtpUrl: read<string | null>('SMTP_URL', null, urlOf(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465')),
    mailEventsToken: read<string | null>('MAIL_EVENTS_TOKEN', null, secretText),
    mediaUrl: read('MEDIA_URL', '/media', mediaBase),
    trustProxy: read<TrustProxy>('TRUST_PROXY', false, trustProxy),
    appName: read('APP_NAME', 'Bowerbird', textOf(40)),
    // In a terminal the words of the start should stay in sight.
    logLevel: read<Config['logLevel']>('LOG_LEVEL', process.stderr.isTTY ? 'warn' : 'info', oneOf(...LOG_LEVELS)),
    limits: {
      signupsPerHour: read('LIMIT_SIGNUPS_PER_HOUR', 60, perHour),
      loginsPerHour: read('LIMIT_LOGINS_PER_HOUR', 300, perHour),
      hashTriesPerHour: read('LIMIT_HASH_TRIES_PER_HOUR', 20, perHour),
      deviceTriesPerHour: read('LIMIT_DEVICE_TRIES_PER_HOUR', 20, perHour),
      commentsPerMinute: read('LIMIT_COMMENTS_PER_MINUTE', 10, perHour),
    },
    recommender: read<'on' | 'off'>('RECOMMENDER', 'on', oneOf('on', 'off')) === 'on',
    searchTimeout: read('SEARCH_TIMEOUT', 300, wholeNumber(50, 60_000)),
    providers: readProviders(read, (words) => problems.push(words)),
    botCheck: readBotCheck(read, (words) => problems.push(words)),
    translate: readTranslate(read),
    keptCopies: {
      isOn: read<'on' | 'off'>('KEPT_COPIES', 'on', oneOf('on', 'off')) === 'on',
      bytesAPerson: read('KEPT_COPIES_MB', 200, wholeNumber(1, 100_000)) * 1_000_000,
    },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...config, secretKey: secretKey === '' ? keptSecretKey(dataDir) : secretKey };
}

function readTranslate(read: Read): TranslateConfig | null {
  const url = read('TRANSLATE_URL', '', urlOf(['https:', 'http:'], 'https://translate.example.org'));
  const key = read('TRANSLATE_KEY', '', textOf(300));
  return url === '' ? null : { url, key };
}

function keptSecretKey(dataDir: string): string {
  try {
    return readOrMakeSecretKey(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`DATA_DIR must be a folder that this user may write to; ${dataDir} is not (${reason}).`]);
  }
}

function hostName(text: string): ReturnType<Reader<string>> {
  return /^[\w.:-]+$/.test(text) ? { value: text } : { expected: 'an address or a host name without a port, such as 127.0.0.1 or 0.0.0.0' };
}

function secretText(text: string): ReturnType<Reader<string>> {
  return text.length >= 32 ? { value: text } : { expected: 'at least 32 characters that nobody can guess' };
}

function withoutSecrets(name: string, text: string): string {
  const isSecret = ['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL', 'TRANSLATE_KEY', 'MAIL_EVENTS_TOKEN', ...ENTRANCE_SECRETS].includes(name);
  return isSecret ? '(not shown)' : text.slice(0, 80);
}
