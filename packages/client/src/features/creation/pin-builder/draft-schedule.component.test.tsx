import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { brokenNetwork, mount } from '../../../testing/mount.tsx';
import { DraftStrip } from './draft-strip.tsx';
import { ScheduleNote } from './draft-schedule.tsx';
import { emptyDraft, type Draft } from './draft.ts';
import type { Batch } from './use-batch.ts';
import type { DraftsInHand } from './use-drafts.ts';

const place = { board: { id: '3', name: 'Jugs' }, section: null } as unknown as Pick<Draft, 'board' | 'section'>;
const picture = { kind: 'uploaded', signature: 's', url: 'data:,', width: 2, height: 3, color: '#336699' } as const;
const jug: Draft = { ...emptyDraft('jug', place), title: 'Jug', picture, scheduledTs: Math.floor(Date.now() / 1000) - 3_600 };

const handOf = (draft: Draft) =>
  ({ selected: draft, drafts: [draft], previewOf: () => null, kept: { sync: null } }) as unknown as DraftsInHand;

describe('the time of a draft', () => {
  it.each([
    ['did not go out when it came', { hasFailed: true }, /^Did not go out at /],
    ['goes out in a moment once it has passed', {}, 'Goes out in a moment'],
    ['is told while it is to come', { scheduledTs: Math.floor(Date.now() / 1000) + 86_400 }, /^Goes out on /],
  ])('%s', async (_, over, words) => {
    await mount(<ScheduleNote hand={handOf({ ...jug, ...over })} />);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('is told by the clocks that it was chosen by, and changed by them', async () => {
    const scheduledTs = Date.parse('2036-11-28T00:30:00Z') / 1000;
    await mount(<ScheduleNote hand={handOf({ ...jug, scheduledTs, timeZone: 'Asia/Tokyo' })} />);
    await expect.element(page.getByText(/^Goes out on Nov 28, 2036, 9:30\sAM \(Asia\/Tokyo\)$/)).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(page.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
    await expect.element(page.getByLabelText('Date')).toHaveValue('2036-11-28');
    await expect.element(page.getByLabelText('Time', { exact: true })).toHaveValue('09:30');
  });

  it('stays and is told where it could not be taken away, and goes by the same act the next time', async () => {
    let isAway = true;
    const changes: Partial<Draft>[] = [];
    const hand = {
      ...handOf(jug),
      change: (_id: string, changed: Partial<Draft>) => void changes.push(changed),
      kept: { sync: { baseOf: () => ({ serverId: '7' }), pull: async () => {} } },
    } as unknown as DraftsInHand;
    const { store, keys } = await mount(<ScheduleNote hand={hand} />, {
      answer: () => {
        if (isAway) throw brokenNetwork();
        return null;
      },
    });
    await page.getByRole('button', { name: 'Take the time away' }).click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'error', message: 'app.offline' });
    expect(changes).toEqual([]);
    isAway = false;
    await page.getByRole('button', { name: 'Take the time away' }).click();
    await expect.poll(() => changes).toEqual([{ scheduledTs: null }]);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each([
    ['waits', {}, 'Pin 1: Jug, waits for its time'],
    ['could not go out', { hasFailed: true }, 'Pin 1: Jug, needs something'],
    ['lacks something', { scheduledTs: null, board: null }, 'Pin 1: Jug, needs something'],
    ['is ready', { scheduledTs: null }, 'Pin 1: Jug'],
  ])('is told with the name of a draft that %s', async (_, over, name) => {
    const batch = { drafts: [], isSelected: () => false } as unknown as Batch;
    await mount(<DraftStrip hand={handOf({ ...jug, ...over })} batch={batch} onAdd={() => {}} />);
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  });
});
