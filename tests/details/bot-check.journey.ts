import { startRecaptchaService } from '@bowerbird/server/testing/recaptcha-service.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fillLogIn, fillSignUp } from '../support/forms.ts';
import { PASSWORD } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const service = await startRecaptchaService();

describe('the bot check', () => {
  const stage = setStage({ env: { ...service.env } });
  afterAll(() => service.close());
  beforeEach(() => {
    service.turn('given');
    service.assessed.length = 0;
  });

  const isIn = (page: Page) => page.getByRole('button', { name: 'Your account' }).first().waitFor();
  /** A form's button, once the page has begun to listen. */
  const ready = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).and(page.locator('[type=submit]'));
  const signUp = async (page: Page, email: string) => {
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, email);
    await ready(page, 'Start collecting').click();
  };
  const logIn = async (page: Page, name: string, password = PASSWORD) => {
    await fillLogIn(page, name, password);
    await ready(page, 'Log in').click();
  };

  it('gives each try a token for its act, a phone’s and a desktop’s by their own names', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await signUp(page, 'mei.tan@example.org');
    await isIn(page);
    const desktop = await stage.stranger();
    desktop.expect(/status of 401/);
    await desktop.page.goto(`${stage.url}/login/`);
    await logIn(desktop.page, 'mei.tan@example.org', 'not the password');
    await desktop.page.getByText('The email, username or password is not right.').waitFor();
    await logIn(desktop.page, 'mei.tan@example.org');
    await isIn(desktop.page);
    expect(service.assessed).toEqual(['mweb_signup', 'web_unauth', 'web_unauth']);
  });

  it('looks at a signed-in browser once, when it has been there a while', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await page.clock.install();
    // What is told a moment after the start says that the page has begun to wait.
    const started = page.waitForResponse(/spam\/fingerprints/);
    await page.goto(`${stage.url}/about/`);
    await isIn(page);
    await started;
    await page.clock.runFor(100_000);
    expect(service.assessed).toEqual([]);
    const verified = page.waitForResponse(/sessions\/verify/);
    await page.clock.runFor(6_000);
    expect(await (await verified).json()).toMatchObject({ data: { verdict: 'person' } });
    expect(service.assessed).toEqual(['web_auth']);
  });

  it('keeps nobody out whose browser does not get its script', async () => {
    service.turn('absent');
    const tab = await stage.stranger();
    tab.expect(/Error loading reCAPTCHA Enterprise|status of 404|was not loaded/);
    const said = tab.page.waitForEvent('console', (message) => message.text() === 'Error loading reCAPTCHA Enterprise');
    const counted = tab.page.waitForResponse(/client_failures/);
    await signUp(tab.page, 'otto.lind@example.org');
    await Promise.all([said, counted]);
    await isIn(tab.page);
    expect(service.assessed).toEqual([]);
    const numbers = await (await fetch(`${stage.url}/metrics`)).text();
    expect(numbers).toContain('client_failures_total{failure="bot_check",message="error_loading_recaptcha_enterprise"} 1');
  });

  it('keeps people waiting for eight seconds at most, once a page', async () => {
    service.turn('hanging');
    const noor = await stage.person('noor');
    const tab = await stage.stranger();
    tab.expect(/reCAPTCHA Enterprise|status of 401/);
    const { page } = tab;
    await page.clock.install();
    await page.goto(`${stage.url}/login/`);
    await logIn(page, noor.username, 'not the password');
    await page.locator('button[type=submit][aria-busy=true]').waitFor();
    const refused = page.getByText('The email, username or password is not right.');
    await expect
      .poll(async () => {
        await page.clock.runFor(8_000);
        return refused.isVisible();
      })
      .toBe(true);

    const said = page.waitForEvent('console', (message) => message.text() === 'reCAPTCHA Enterprise is still not there');
    await logIn(page, noor.username);
    await said;
    await isIn(page);
    expect(service.assessed).toEqual([]);
  });
});
