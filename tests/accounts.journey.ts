import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openTab } from './support/browser.ts';
import { startTestInstance, type Instance } from './support/instance.ts';

const password = 'blue feathers 42';

describe('coming in', () => {
  let instance: Instance;
  let browser: Browser;
  beforeAll(async () => {
    [instance, browser] = await Promise.all([startTestInstance(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await instance.close();
  });

  /** Opens a page and waits until its scripts answer. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(instance.url + path);
    await page.locator('form button[type=submit]').first().waitFor();
  }

  async function fillSignUp(page: Page, email: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Birthday').fill('1994-05-17');
  }

  it('signs up from the home page with one double click, asks for the name once, and keeps the person in', async () => {
    const { page, context, complaints } = await openTab(browser);
    await open(page, '/');
    await fillSignUp(page, 'noor.haddad@example.org');
    await page.getByRole('button', { name: 'Start collecting' }).dblclick();
    const name = page.getByRole('dialog').getByLabel('Your name');
    await name.waitFor();
    expect(await name.inputValue()).toBe('Noor Haddad');
    await name.fill('Noor');
    await page.getByRole('button', { name: 'That’s me' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const me = (await (await context.request.get(`${instance.url}/v3/users/me/`)).json()) as { data: { full_name: string; name_question_open: boolean } };
    expect(me.data).toMatchObject({ full_name: 'Noor', name_question_open: false });
    await page.reload();
    await page.getByRole('link', { name: 'Following' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('says what is wrong next to each field, puts the cursor into the first, and keeps what was typed', async () => {
    const { page, context } = await openTab(browser);
    await open(page, '/signup/');
    await page.getByLabel('Email').fill('lena@');
    await page.getByLabel('Password', { exact: true }).fill('seven77');
    await page.getByRole('button', { name: 'Start collecting' }).click();
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'This is not a whole email address. It looks like you@example.org.',
      'Use at least 8 characters.',
      'Enter your birthday: day, month and year.',
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    expect(await page.getByLabel('Email').inputValue()).toBe('lena@');
    await context.close();
  });

  it('says in the person’s language what only the server can know', async () => {
    const { page, context } = await openTab(browser, { locale: 'de' });
    await open(page, '/signup/');
    await page.getByLabel('E-Mail').fill('mei@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill('password123');
    await page.getByLabel('Geburtstag').fill('1994-05-17');
    await page.getByRole('button', { name: 'Loslegen' }).click();
    await page.getByText('Dieses Passwort benutzen viele, es ist leicht zu erraten. Wähle ein anderes.').waitFor();
    await context.close();
  });

  it('leads somebody who has an account already to the log-in', async () => {
    const { page, context } = await openTab(browser);
    await open(page, '/signup/');
    await fillSignUp(page, 'noor.haddad@example.org');
    await page.getByRole('button', { name: 'Start collecting' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'This email already has an account: log in.' });
    await note.getByRole('link', { name: 'log in' }).click();
    await page.waitForURL('**/login/');
    await context.close();
  });

  it('tells children that they have to be older', async () => {
    const { page, context } = await openTab(browser);
    await open(page, '/signup/');
    await fillSignUp(page, 'yuki@example.org');
    await page.getByLabel('Birthday').fill(`${new Date().getUTCFullYear() - 10}-01-01`);
    await page.getByRole('button', { name: 'Start collecting' }).click();
    await page.getByText('You need to be older to use this.').waitFor();
    await context.close();
  });

  it('logs in to the page that was asked for, after saying that the password was wrong', async () => {
    const { page, context } = await openTab(browser);
    await open(page, '/login/?next=%2Fsearch%2Fpins%2F%3Fq%3Dbirds');
    await page.getByLabel('Email or username').fill('noor.haddad@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('The email, username or password is not right.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${instance.url}/search/pins/?q=birds`);
    await page.goto(`${instance.url}/login/`);
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('never leaves for another site, whatever the address says', async () => {
    const { page, context } = await openTab(browser);
    await open(page, `/login/?next=${encodeURIComponent('//elsewhere.example/')}`);
    await page.getByLabel('Email or username').fill('noor.haddad@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${instance.url}/`);
    await context.close();
  });

  it('says when the network does not answer, keeps what was typed, and works when it is back', async () => {
    const { page, context } = await openTab(browser);
    await open(page, '/signup/');
    await fillSignUp(page, 'ines@example.org');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start collecting' }).click();
    await page.getByText('The network did not answer. Nothing was changed.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('ines@example.org');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Start collecting' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });
});
