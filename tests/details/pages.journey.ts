import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openTab } from '../support/browser.ts';
import { startTestInstance, type Instance } from '../support/instance.ts';

describe('an empty instance', () => {
  let instance: Instance;
  let browser: Browser;
  beforeAll(async () => {
    [instance, browser] = await Promise.all([startTestInstance(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await instance.close();
  });

  it('says so where a page does not exist, with a way on', async () => {
    const { page } = await openTab(browser);
    const response = await page.goto(`${instance.url}/nobody/nothing/at/all/`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This page flew off' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
    await page.waitForURL(`${instance.url}/`);
  });

  it('speaks German, Japanese and Arabic, the last from right to left', async () => {
    const words = { de: 'Diese Seite ist davongeflogen', ja: 'ページは飛んでいってしまいました', ar: 'طارت هذه الصفحة' };
    for (const [locale, title] of Object.entries(words)) {
      const { page, context } = await openTab(browser, { locale });
      await page.goto(`${instance.url}/nobody/nothing/at/all/`);
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : null);
      await context.close();
    }
  });

  it('serves a cached home to strangers, without a cookie or a nonce, and starts it under the strict policy', async () => {
    const response = await fetch(instance.url, { headers: { accept: 'text/html' } });
    expect(response.headers.get('cache-control')).toBe('public, s-maxage=60, stale-while-revalidate=600');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).not.toContain('nonce=');
    const { page, complaints } = await openTab(browser);
    await page.goto(instance.url);
    await page.waitForFunction(() => document.cookie.includes('csrftoken='));
    expect(complaints()).toEqual([]);
  });

  it('gives a cached page the state of whoever looks, with the token that its forms need', async () => {
    const response = await fetch(`${instance.url}/_/_/state?source_url=${encodeURIComponent('/?from=cache')}`);
    const { state } = (await response.json()) as { state: { session: { isCachedRender: boolean; context: { fullPath: string } } } };
    expect(state.session).toMatchObject({ isCachedRender: false, context: { fullPath: '/?from=cache' } });
    expect(response.headers.get('set-cookie')).toMatch(/^csrftoken=/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('never tells another site its state: a foreign address counts as home', async () => {
    const response = await fetch(`${instance.url}/_/_/state?source_url=${encodeURIComponent('//elsewhere.example/')}`);
    const { state } = (await response.json()) as { state: { session: { context: { fullPath: string } } } };
    expect(state.session.context.fullPath).toBe('/');
  });

  it('lists its pages and their files for whoever wants them early', async () => {
    const manifest = (await (await fetch(`${instance.url}/pageHandlers/www/`)).json()) as { handlers: { path: string; files: string[] }[] };
    const home = manifest.handlers.find(({ path }) => path === '/')!;
    expect(home.files[0]).toMatch(/^\/assets\/entry-client-[\w-]+\.js$/);
    expect((await fetch(instance.url + home.files[0]!)).headers.get('cache-control')).toContain('immutable');
  });
});
