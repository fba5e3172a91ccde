import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { setStage } from './support/stage.ts';

/** Milliseconds: a page takes its time before it opens a stream, and a machine that has much to do takes more. */
const PATIENCE = { timeout: 30_000 };

describe('what happens elsewhere', () => {
  const stage = setStage();

  const openStreams = async () => {
    const text = await (await fetch(`${stage.url}/metrics`)).text();
    return Number(/^live_update_streams_open (\d+)/m.exec(text)?.[1]);
  };
  /** How many tabs wait for their turn to keep the connection. */
  const waiting = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  const shows = (page: Page, name: string) => page.getByRole('link', { name }).first().waitFor(PATIENCE);

  it('shows on every tab by one connection, which the next tab takes over when the first one closes', async () => {
    const noor = await stage.person('noor');
    const { page: first, context } = await stage.as(noor);
    const profile = `${stage.url}/${noor.username}/`;
    await first.goto(profile);
    await expect.poll(openStreams, PATIENCE).toBe(1);
    const second = await context.newPage();
    await second.goto(profile);
    await expect.poll(() => waiting(second), PATIENCE).toBe(1);
    expect(await openStreams()).toBe(1);

    await noor.call(BoardResource.create, { name: 'Blue rooms' });
    await Promise.all([shows(first, 'Blue rooms'), shows(second, 'Blue rooms')]);

    await first.close();
    await expect.poll(() => waiting(second), PATIENCE).toBe(0);
    await expect.poll(openStreams, PATIENCE).toBe(1);
    await noor.call(BoardResource.create, { name: 'Fjords' });
    await shows(second, 'Fjords');
  });
});
