import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard } from './support/content.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

/** Noon of a day of the next month, in UTC, which the browsers of journeys live in. */
function nextMonth(day: number): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, 12) / 1000;
}

describe('scheduled pins', () => {
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      await makeBoard(ines, 'Tiles');
    },
  });

  async function schedule(title: string, day: number): Promise<void> {
    const ines = await stage.person('ines');
    const { image_signature } = await ines.upload(await drawPicture());
    const [board] = await ines.call(BoardsResource.get, { username: ines.username });
    const { id } = await ines.call(PinDraftsResource.create, {
      creation_id: title.replaceAll(' ', '-'),
      title,
      board_id: board!.id,
      items: [{ id: 'one', image_signature }],
    });
    await ines.call(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: nextMonth(day) });
  }
  const waiting = async () => {
    const pins = await (await stage.person('ines')).call(ScheduledPinsResource.get, {});
    return pins.map(({ title, scheduled_ts }) => [title, scheduled_ts]);
  };

  async function openCalendar(): Promise<Page> {
    const { page } = await stage.as(await stage.person('ines'), { timeZone: 'UTC' });
    await page.goto(`${stage.url}/pin-builder/schedule/`);
    await page.getByRole('button', { name: 'Month after' }).click();
    return page;
  }

  it('are moved by keys and by dragging, and go out at once when asked', async () => {
    await schedule('First tile', 8);
    await schedule('Second tile', 10);
    const page = await openCalendar();
    const first = page.getByRole('button', { name: /^First tile, goes out on/ });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(waiting).toEqual([
      ['Second tile', nextMonth(10)],
      ['First tile', nextMonth(16) + 3600],
    ]);

    const second = page.getByRole('button', { name: /^Second tile, goes out on/ });
    const from = (await second.boundingBox())!;
    const target = (await page.locator(`[data-day="${new Date(nextMonth(18) * 1000).toISOString().slice(0, 10)}"]`).boundingBox())!;
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(waiting).toEqual([
      ['First tile', nextMonth(16) + 3600],
      ['Second tile', nextMonth(18)],
    ]);

    await page.getByRole('button', { name: 'Change when Second tile goes out' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect.poll(waiting).toEqual([['First tile', nextMonth(16) + 3600]]);
    await page.getByRole('button', { name: 'Today' }).click();
    const isOut = page.getByRole('link', { name: /^Second tile, went out on/ });
    await isOut.waitFor();
    expect(await isOut.evaluate((link) => link.closest('[data-day]')?.getAttribute('data-day'))).toBe(
      new Date().toISOString().slice(0, 10),
    );
    expect(await isOut.locator('img').count()).toBe(1);
  });

  it('get their time in the builder, which says when they go out', async () => {
    const ines = await stage.person('ines');
    for (const { id } of await ines.call(PinDraftsResource.get, {})) await ines.call(PinDraftsResource.delete, { id });
    const { image_signature } = await ines.upload(await drawPicture());
    const [board] = await ines.call(BoardsResource.get, { username: ines.username });
    const items = [{ id: 'one', image_signature }];
    await ines.call(PinDraftsResource.create, { creation_id: 'builder', title: 'Third tile', board_id: board!.id, items });
    const { page } = await stage.as(ines, { timeZone: 'UTC' });
    await page.goto(`${stage.url}/pin-builder/`);
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByLabel('Date').fill('2001-01-01');
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
    await page.getByText('This time has passed.').waitFor();
    await page.getByLabel('Date').fill(new Date(nextMonth(20) * 1000).toISOString().slice(0, 10));
    await page.getByLabel('Time', { exact: true }).fill('09:30');
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
    await page.getByText(/^Goes out on/).waitFor();
    expect(await waiting()).toEqual([['Third tile', nextMonth(20) - 2.5 * 3600]]);
    await page.getByRole('button', { name: 'Take the time away' }).click();
    await expect.poll(waiting).toEqual([]);
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  });
});
