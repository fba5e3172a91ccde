import { describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { makePin } from '../support/content.ts';
import { fillLogIn, sendButton } from '../support/forms.ts';
import { findPort } from '../support/port.ts';
import { setStage } from '../support/stage.ts';

/** Milliseconds: a page takes its time before it opens a stream. */
const PATIENCE = { timeout: 30_000 };
const port = await findPort();
const home = `http://bowerbird.test:${port}`;

describe('an instance in a network without https', () => {
  const stage = setStage({ env: { PORT: String(port), PUBLIC_URL: home } });

  it('lets people in, and tells each of their tabs what happens elsewhere', async () => {
    const noor = await stage.person('noor');
    const { page: first, context } = await stage.stranger();
    await first.goto(`${home}/login/?next=${encodeURIComponent(`/${noor.username}/`)}`);
    expect(await first.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
    await fillLogIn(first, noor.username);
    await sendButton(first, 'Log in').click();
    await first.waitForURL(`${home}/${noor.username}/`);
    const second = await context.newPage();
    await second.goto(`${home}/${noor.username}/`);
    const openStreams = async () => {
      const text = await (await fetch(`${stage.url}/metrics`)).text();
      return Number(/^live_update_streams_open (\d+)/m.exec(text)?.[1]);
    };
    await expect.poll(openStreams, PATIENCE).toBe(2);

    await noor.call(BoardResource.create, { name: 'Blue rooms' });
    for (const page of [first, second]) await page.getByRole('link', { name: 'Blue rooms' }).first().waitFor(PATIENCE);

    // A tab behind others takes none of the browser's few connections, and catches up when it is seen again.
    const setHidden = (isHidden: boolean) =>
      second.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await expect.poll(openStreams, PATIENCE).toBe(1);
    await noor.call(BoardResource.create, { name: 'Fjords' });
    await first.getByRole('link', { name: 'Fjords' }).first().waitFor(PATIENCE);
    expect(await second.getByRole('link', { name: 'Fjords' }).count()).toBe(0);
    await setHidden(false);
    await second.getByRole('link', { name: 'Fjords' }).first().waitFor(PATIENCE);
  });

  it('copies links there too, without the newer clipboard', async () => {
    const mei = await stage.person('mei');
    const pin = await makePin(mei, await mei.call(BoardResource.create, { name: 'Lamps' }), 'Paper lamp');
    const { page } = await stage.stranger();
    await page.goto(`${home}/pin/${pin.id}/`);
    await page.getByRole('button', { name: 'Share' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect.poll(() => dialog.getByLabel('Link', { exact: true }).inputValue()).toBe(`${home}/pin/${pin.id}/`);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('button', { name: 'Link copied' }).waitFor();
  });
});
