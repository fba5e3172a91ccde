import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-config-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  test('needs no variable at all', () => {
    const config = loadConfig({ DATA_DIR: dataDir });

    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: null,
      demo: true,
      smtpUrl: null,
      mediaUrl: '/media',
      trustProxy: false,
      appName: 'Bowerbird',
      searchTimeout: 300,
      limits: { signupsPerHour: 60, loginsPerHour: 300, hashTriesPerHour: 20, deviceTriesPerHour: 20, commentsPerMinute: 10 },
    });
  });

  test('takes an empty variable as absent', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '', DEMO: ' ' })).toMatchObject({ port: 3000, demo: true });
  });

  test('names every wrong variable at once and says what is right', () => {
    const problems = problemsOf({ PORT: '80.5', DEMO: 'yes', PUBLIC_URL: 'https://pins.example.org/app', TRUST_PROXY: '10.0.0.0/99' });

    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe('PORT must be a whole number from 0 to 65535; it is "80.5".');
    expect(problems[1]).toContain('PUBLIC_URL must be a web origin without a path');
    expect(problems[2]).toBe('DEMO must be one of on, off; it is "yes".');
    expect(problems[3]).toContain('TRUST_PROXY must be off, a hop count');
  });

  test('never repeats a password in a message', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://noor:hunter2@db/x', SECRET_KEY: 'hunter2', SMTP_URL: 'hunter2' });

    expect(problems).toHaveLength(3);
    expect(problems.join(' ')).not.toContain('hunter2');
  });

  test('makes the secret key once and keeps it for its owner alone', () => {
    const first = loadConfig({ DATA_DIR: dataDir }).secretKey;
    const second = loadConfig({ DATA_DIR: dataDir }).secretKey;

    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(second).toBe(first);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(first);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.2, 192.168.0.0/16', ['10.0.0.2', '192.168.0.0/16']],
    ['::1', ['::1']],
  ])('reads the trusted proxies %s', (text, expected) => {
    expect(loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  test('drops the final slash of an address', () => {
    const config = loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://pins.example.org/', MEDIA_URL: 'https://media.example.org/m/' });

    expect(config.publicUrl).toBe('https://pins.example.org');
    expect(config.mediaUrl).toBe('https://media.example.org/m');
  });

  test('has no provider and no bot check unless they are named, and says what one that is named by half lacks', () => {
    const none = loadConfig({ DATA_DIR: dataDir });
    expect([none.providers, none.botCheck]).toEqual([{ google: null, facebook: null, line: null }, { kind: 'off' }]);
    expect(loadConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'birds' }).providers.google).toMatchObject({
      clientId: 'birds',
      issuer: 'https://accounts.google.com',
      devices: 'all',
    });
    const problems = problemsOf({ FACEBOOK_APP_ID: '1', LINE_CHANNEL_SECRET: 'hunter2', BOT_CHECK: 'recaptcha', GOOGLE_DEVICES: 'tv' });
    expect(problems.join(' ')).toContain('FACEBOOK_APP_SECRET must be set');
    expect(problems.join(' ')).toContain('LINE_CHANNEL_ID must be set');
    expect(problems.join(' ')).toContain('RECAPTCHA_SITE_KEY and RECAPTCHA_PROJECT and RECAPTCHA_API_KEY must be set');
    expect(problems.join(' ')).not.toContain('hunter2');
  });
});
