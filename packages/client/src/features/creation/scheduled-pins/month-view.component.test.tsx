import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { mount } from '../../../testing/mount.tsx';
import { addMonths, weeksOf } from './calendar.ts';
import { MonthView } from './month-view.tsx';
import { useSchedule } from './use-schedule.ts';

const next = addMonths(new Date().toISOString().slice(0, 7), 1);
const afterNext = addMonths(next, 1);
const lastDay = new Date(Date.parse(`${afterNext}-01T00:00:00Z`) - 1).toISOString().slice(0, 10);
const tile = {
  id: '7',
  title: 'Tile',
  scheduled_ts: Date.parse(`${lastDay}T12:00:00Z`) / 1000,
  pinId: null,
  media: null,
  error: null,
  isStory: false,
} as unknown as ScheduledPin;

function Calendar() {
  const [month, setMonth] = useState(next);
  const days = weeksOf(month, 1).flat();
  const schedule = useSchedule(days[0]!, days.at(-1)!, 'UTC');
  return (
    <>
      <h1>{month}</h1>
      <MonthView month={month} timeZone="UTC" schedule={schedule} onOpen={() => {}} onMonth={setMonth} />
    </>
  );
}

/** The calendar over a server that keeps one pin. */
async function open() {
  let kept = tile;
  const mounted = await mount(<Calendar />, {
    answer: ({ name, input }) => {
      const { from_ts: from, until_ts: until, scheduled_ts: ts } = input as Record<string, number | undefined>;
      if (name === 'ScheduledPinsResource.update') return (kept = { ...kept, scheduled_ts: ts! });
      return from === undefined || (kept.scheduled_ts >= from && kept.scheduled_ts < until!) ? [kept] : [];
    },
  });
  const pin = page.getByRole('button', { name: /^Tile, goes out on/ });
  await expect.element(pin).toBeVisible();
  (pin.element() as HTMLElement).focus();
  return { ...mounted, pin, dayOf: () => pin.element().closest('[data-day]')?.getAttribute('data-day') };
}

describe('a pin in its day', () => {
  it.each([
    [1280, true],
    [390, false],
  ])('is called by its title at a width of %s, and shows it where there is room', async (width, isShown) => {
    await page.viewport(width, 800);
    const { pin } = await open();
    await expect.element(pin).toHaveAttribute('title', 'Tile');
    const day = new Date(`${lastDay}T12:00:00Z`).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'UTC' });
    await expect.element(pin).toHaveAccessibleName(new RegExp(`^Tile, goes out on ${day} at`));
    const name = pin.getByText('Tile', { exact: true });
    await (isShown ? expect.element(name).toBeVisible() : expect.element(name).not.toBeVisible());
  });
});

describe('a pin that keys move over the edge of a month', () => {
  it('is followed, and keeps the focus before and after the server has it', async () => {
    const { pin, dayOf, sent } = await open();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('heading', { name: afterNext })).toBeVisible();
    await expect.element(pin).toHaveFocus();
    expect(dayOf()).toBe(`${afterNext}-15`);
    await expect.poll(() => sent.map(({ name }) => name)).toContain('ScheduledPinsResource.update');
    await expect.poll(() => sent.at(-1)?.name).toBe('ScheduledPinsResource.get');
    await expect.element(pin).toHaveFocus();
    expect(dayOf()).toBe(`${afterNext}-15`);
  });

  it('is put back by Esc in the month that it came from', async () => {
    const { pin, dayOf } = await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect.element(page.getByRole('heading', { name: next })).toBeVisible();
    await expect.element(pin).toHaveFocus();
    expect(dayOf()).toBe(lastDay);
  });
});
