import { describe, expect, it } from 'vitest';
import { scriptOrigins } from '../core/config/entrance-settings.ts';
import { loadConfig } from '../core/config/config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const policyOf = (env: NodeJS.ProcessEnv) =>
  contentSecurityPolicy({ script: "'nonce-x'", mediaOrigin: null, dev: false, scriptOrigins: scriptOrigins(loadConfig(env)) });

describe('the policy of a page', () => {
  it('names nobody else where nothing is configured', () => {
    const policy = policyOf({});
    expect(policy).not.toMatch(/https?:/);
    expect(policy).toContain('trusted-types loader worker');
    expect(policy).not.toContain('frame-src');
  });

  it('lets the frames and calls of the bot check in where one is configured, and nobody else', () => {
    const policy = policyOf({ BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_PROJECT: 'b', RECAPTCHA_API_KEY: 'c' });
    expect(policy).toContain("frame-src 'self' https://www.google.com;");
    expect(policy).toContain("connect-src 'self' https://www.google.com;");
    expect(new Set(policy.match(/https?:[^ ;]+/g))).toEqual(new Set(['https://www.google.com']));
  });
});
