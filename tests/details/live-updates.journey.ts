import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { makePin } from '../support/content.ts';
import { fillLogIn } from '../support/forms.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { setStage } from '../support/stage.ts';

/** Milliseconds: a page takes its time before it opens a stream, and a machine that has much to do takes more. */
const PATIENCE = { timeout: 30_000 };

describe('what happens elsewhere', () => {
  const stage = setStage();

  const openStreams = async () => {
    const text = await (await fetch(`${stage.url}/metrics`)).text();
    return Number(/^live_update_streams_open (\d+)/m.exec(text)?.[1]);
  };
  const shows = (page: Page, name: string) => page.getByRole('link', { name }).first().waitFor(PATIENCE);

  it('is caught up with after a time without a network, in silence', async () => {
    const noor = await stage.person('noor');
    const { page, context, expect: allow } = await stage.as(noor, { width: 390 });
    // The page looks whether its server answers all the same.
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`${stage.url}/${noor.username}/`);
    await expect.poll(openStreams, PATIENCE).toBe(1);
    await context.setOffline(true);
    await expect.poll(openStreams, PATIENCE).toBe(0);
    await noor.call(BoardResource.create, { name: 'Made meanwhile' });
    await context.setOffline(false);
    await shows(page, 'Made meanwhile');
  });

  it('brings a new pin to its board, changes it, and takes it away again', async () => {
    const noor = await stage.person('noor');
    const board = await noor.call(BoardResource.create, { name: 'Kitchens' });
    const { page, expect: allow } = await stage.as(noor);
    allow(/status of 404/);
    await page.goto(stage.url + board.url);
    await expect.poll(openStreams, PATIENCE).toBe(1);
    const { id } = await makePin(noor, board, 'Blue tiles');
    await shows(page, 'Blue tiles');
    await noor.call(PinResource.update, { id, title: 'Green tiles', alt_text: 'Green tiles' });
    await shows(page, 'Green tiles');
    await noor.call(PinResource.delete, { id });
    await page
      .getByRole('link', { name: 'Green tiles' })
      .first()
      .waitFor({ state: 'detached', ...PATIENCE });
  });

  it('logs out a browser whose session was ended: its page says so and leads to the log-in page and back', async () => {
    const mei = await stage.person('mei');
    const tab = await stage.stranger();
    tab.expect(/status of 401/);
    const { page } = tab;
    const logIn = async () => {
      await fillLogIn(page, mei.username);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await page.goto(`${stage.url}/login/?next=%2F${mei.username}%2F`);
    await logIn();
    await page.getByRole('heading', { name: mei.fullName }).waitFor();
    await expect.poll(openStreams, PATIENCE).toBe(1);

    await mei.call(UserSessionsResource.delete, { all_others: true });
    const dialog = page.getByRole('dialog', { name: 'You were logged out' });
    await dialog.waitFor(PATIENCE);
    expect(await barriersInBothThemes(page, dialog)).toEqual([]);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/login\/\?next=/);
    await logIn();
    await page.waitForURL(`${stage.url}/${mei.username}/`);
  });
});
