import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { brokenNetwork, mount, refusal } from '../../../testing/mount.tsx';
import { ScheduleButton } from './draft-schedule.tsx';
import { emptyDraft, type Draft } from './draft.ts';
import type { DraftsInHand } from './use-drafts.ts';

const board = { id: '3', name: 'Jugs', url: '/jug/jugs/' };
const picture = { kind: 'uploaded', signature: 's', url: 'data:,', width: 2, height: 3, color: '#336699' } as const;
const draftOf = (id: string, over: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(id, { board, section: null }),
  title: id,
  picture,
  ...over,
});
const jug = draftOf('Jug');
const bowl = draftOf('Bowl', { scheduledTs: 4_000_000_000 });
const cup = draftOf('Cup', { board: null });
const tile = draftOf('Tile');
const pot = draftOf('Pot');
const HOUR = 3_600;
const missed = { fields: [{ field: 'scheduled_ts', rule: 'past' }] };

/** The button over these drafts, all selected. */
async function open(drafts: readonly Draft[], refused: Readonly<Record<string, CallError>> = {}) {
  const changed: Record<string, Partial<Draft>> = {};
  const sync = { save: async (id: string) => ({ serverId: `server-${id}` }), pull: async () => {} };
  const change = (id: string, changes: Partial<Draft>) => void (changed[id] = changes);
  const hand = { selected: drafts[0], drafts, change, kept: { sync } } as unknown as DraftsInHand;
  const mounted = await mount(<ScheduleButton hand={hand} selected={drafts} />, {
    answer: ({ input }) => {
      const { draft_id: id, scheduled_ts } = input as { draft_id?: string; scheduled_ts: number };
      if (id !== undefined && refused[id]) throw refused[id];
      return { scheduled_ts };
    },
  });
  await page.getByRole('button', { name: 'Schedule' }).click();
  const times = () => mounted.sent.map(({ input }) => (input as { scheduled_ts: number }).scheduled_ts);
  return { ...mounted, changed, times };
}

describe('several selected drafts', () => {
  it('get their times together, and the toast says how many and until when', async () => {
    const { sent, changed, times, store } = await open([jug, bowl, tile]);
    await expect.element(page.getByRole('heading', { name: 'When 3 pins go out' })).toBeVisible();
    await page.getByRole('button', { name: 'Schedule 3 pins' }).click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ message: 'schedule.doneMany', values: { count: 3 } });
    expect(sent.map(({ name }) => name)).toEqual([
      'ScheduledPinsResource.create',
      'ScheduledPinsResource.update',
      'ScheduledPinsResource.create',
    ]);
    expect(new Set(times()).size).toBe(1);
    expect(Object.values(changed).map(({ scheduledTs }) => scheduledTs)).toEqual(times());
  });

  it('follow each other where they are spread', async () => {
    const { times } = await open([jug, bowl, tile]);
    await page.getByLabelText('Spread over days').selectOptions('One every few hours');
    await page.getByLabelText('Hours between two').fill('6');
    await page.getByRole('button', { name: 'Schedule 3 pins' }).click();
    await expect.poll(() => times().map((ts) => ts - times()[0]!)).toEqual([0, 6 * HOUR, 12 * HOUR]);
  });

  it('are told by the clocks of the place that was chosen', async () => {
    const { sent, store } = await open([jug, tile]);
    await page.getByLabelText('Time zone').selectOptions('Asia/Tokyo');
    await page.getByRole('button', { name: 'Schedule 2 pins' }).click();
    await expect.poll(() => store.getState().toasts.current?.values?.['time']).toMatch(/\(Asia\/Tokyo\)$/);
    expect(sent.map(({ input }) => (input as { time_zone: string }).time_zone)).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
  });

  it('are asked for a number that can be', async () => {
    const { sent } = await open([jug, bowl]);
    await page.getByLabelText('Spread over days').selectOptions('So many a day');
    await page.getByLabelText('Pins a day').fill('0');
    await page.getByRole('button', { name: 'Schedule 2 pins' }).click();
    await expect.element(page.getByLabelText('Pins a day')).toHaveAccessibleDescription('Enter a whole number from 1 to 24.');
    expect(sent).toEqual([]);
  });

  it('are named and left where they are not ready', async () => {
    const { changed } = await open([jug, cup, tile]);
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Pin 2: Cup Choose a board for it.');
    await page.getByRole('button', { name: 'Schedule 2 pins' }).click();
    await expect.poll(() => Object.keys(changed)).toEqual(['Jug', 'Tile']);
  });

  it.each([
    ['for a reason of its own', refusal('board_not_found'), { board: { id: 'builder.boardGone' } }],
    ['because its time passed meanwhile', refusal('bad_input', missed), { pin: { id: 'schedule.missed' } }],
    ['because no more can wait', refusal('too_many_things'), { pin: { id: 'schedule.full', values: { most: 1_000 } } }],
  ])('keep the reason where the server refused one %s, and the toast counts it', async (_, error, problems) => {
    const { changed, store } = await open([jug, tile], { 'server-Tile': error });
    await page.getByRole('button', { name: 'Schedule 2 pins' }).click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ message: 'schedule.doneSome', values: { count: 1, left: 1 } });
    expect(changed['Tile']).toEqual({ problems });
  });

  it('stop at a network that is lost, and those behind stay as they are', async () => {
    const { changed, sent, store } = await open([jug, tile, pot], { 'server-Tile': brokenNetwork() });
    await page.getByRole('button', { name: 'Schedule 3 pins' }).click();
    await expect
      .poll(() => store.getState().toasts.current)
      .toMatchObject({ message: 'schedule.doneUntilLost', values: { count: 1, left: 2 } });
    expect([Object.keys(changed), sent.length]).toEqual([['Jug'], 2]);
  });

  it('are asked for once more where the network is lost at the first one', async () => {
    const { changed } = await open([jug, tile], { 'server-Jug': brokenNetwork() });
    await page.getByRole('button', { name: 'Schedule 2 pins' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The network did not answer. Nothing was changed.');
    expect(changed).toEqual({});
  });
});
