import { Buffer } from 'node:buffer';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openTab, type Tab } from './support/browser.ts';
import { startTestInstance, type Instance } from './support/instance.ts';
import { signUp } from './support/people.ts';

const picture = (background: string) => sharp({ create: { width: 600, height: 750, channels: 3, background } }).jpeg().toBuffer();
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });
const chooser = (page: Page) => page.locator('input[type=file]');

describe('making pins', () => {
  let instance: Instance;
  let browser: Browser;
  let noor: Tab;
  let username: string;

  beforeAll(async () => {
    [instance, browser] = await Promise.all([startTestInstance(), openBrowser()]);
    noor = await openTab(browser);
    const person = await signUp(instance.url, 'noor');
    await person.enter(noor.context);
    username = person.username;
  });
  afterAll(async () => {
    await browser.close();
    await instance.close();
  });

  it('needs an account: a stranger is asked to log in and comes back', async () => {
    const { page, context } = await openTab(browser);
    await page.goto(`${instance.url}/pin-builder/`);
    expect(page.url()).toBe(`${instance.url}/login/?next=%2Fpin-builder%2F`);
    await context.close();
  });

  it('keeps what was typed when the network drops in the middle, and goes on from there', async () => {
    const { page, context } = noor;
    noor.expect(/ERR_CONNECTION_RESET/);
    await page.goto(`${instance.url}/pin-builder/`);
    await page.getByLabel('Title').fill('Flower stall on the square');
    await context.route('**/upload-image/', (route) => route.abort('connectionreset'));
    await chooser(page).setInputFiles([file('stall.jpg', await picture('#2b3fd9'))]);
    await page.getByRole('alert').getByText('The network dropped. Nothing is lost').waitFor();
    await context.unroute('**/upload-image/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Choose a board for it.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Flower stall on the square');
    expect(noor.complaints()).toEqual([]);
  });

  it('keeps a draft, with its picture, through a reload', async () => {
    const { page } = noor;
    await page.reload();
    await page.getByText('Choose a board for it.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Flower stall on the square');
  });

  it('says next to the link what is wrong with it, and publishes nothing until it is right', async () => {
    const { page } = noor;
    await page.getByLabel('Link').fill('flowers-on-the-square');
    await page.getByLabel('Link').blur();
    await page.getByText('Please enter a full address, such as https://example.org').waitFor();
    expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
    await page.getByLabel('Link').fill('https://example.org/flowers');
  });

  it('refuses files one by one, each with its reason, and keeps the good ones', async () => {
    const { page } = noor;
    const bad: [string, Buffer, RegExp][] = [
      ['drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /drawing\.jpg is an SVG drawing/],
      ['note.jpg', Buffer.from('only words'), /note\.jpg is not a picture/],
      ['nothing.jpg', Buffer.alloc(0), /nothing\.jpg is empty/],
      ['half.jpg', (await picture('#c8553d')).subarray(0, 1200), /half\.jpg is (broken|not a picture)/],
    ];
    await chooser(page).setInputFiles([file('second.jpg', await picture('#c8553d')), ...bad.map(([name, bytes]) => file(name, bytes))]);
    for (const [index, [, , words]] of bad.entries()) {
      await page.getByRole('button', { name: `Pin ${index + 3}`, exact: true }).click();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
    }
    for (const index of [6, 5, 4, 3]) await page.getByRole('button', { name: `Remove pin ${index}` }).click();
    await page.getByRole('button', { name: 'Publish all 2' }).waitFor();
  });

  it('tells the bytes of an upload, and breaks it off without touching the others', async () => {
    const { page, context } = noor;
    const wire = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
    await wire.send('Network.emulateNetworkConditions', slow);
    await chooser(page).setInputFiles([file('large.jpg', Buffer.concat([await picture('#0f7b6c'), Buffer.alloc(8_000_000)]))]);
    await page.getByText(/^\d\.\d of 8\.0 MB$/).waitFor();
    await page.getByText(/^About \d+ s left$/).waitFor();
    await page.getByRole('button', { name: 'Cancel the upload' }).click();
    await page.getByRole('button', { name: 'Publish all 2' }).waitFor();
    await wire.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  });

  it('refuses a page of a private network with that reason', async () => {
    const { page } = noor;
    await page.getByRole('button', { name: 'Save from a web page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Web address').fill('http://127.0.0.1/album');
    await dialog.getByRole('button', { name: 'Show pictures' }).click();
    await dialog.getByText('This address belongs to a private network.').waitFor();
    expect(await dialog.getByLabel('Web address').inputValue()).toBe('http://127.0.0.1/album');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  it('publishes each draft once, however often the button is clicked, and leads to what was made', async () => {
    const { page } = noor;
    await page.getByRole('button', { name: /^Pin 1/ }).click();
    await page.getByLabel('Board', { exact: true }).click();
    await page.getByRole('button', { name: /New board/ }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Markets');
    await page.getByRole('dialog').getByRole('button', { name: 'Create board' }).click();
    await page.getByRole('button', { name: 'Publish all 2' }).dblclick();
    await page.getByText('2 pins are published.').waitFor();
    await page.goto(`${instance.url}/${username}/?tab=created`);
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(2);
  });

  it('shows the board on the profile, and the profile to somebody who then follows', async () => {
    const lena = await openTab(browser);
    await (await signUp(instance.url, 'lena')).enter(lena.context);
    await lena.page.goto(`${instance.url}/${username}/`);
    await lena.page.getByRole('link', { name: 'Markets' }).waitFor();
    await lena.page.getByRole('button', { name: /^Follow / }).click();
    await lena.page.getByRole('button', { name: '1 follower' }).click();
    await lena.page.getByRole('dialog').getByRole('link', { name: /Lena/ }).waitFor();
    await lena.page.reload();
    await lena.page.getByRole('button', { name: /^Following / }).waitFor();
    expect(lena.complaints()).toEqual([]);
    await lena.context.close();
  });
});
