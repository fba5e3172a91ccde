import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import type { Import } from '@bowerbird/contract/creation/imports/schemas.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { ProgressView } from './progress-view.tsx';
import { someImport } from './testing/some-import.ts';

const half: Import = {
  ...someImport,
  status: 'running',
  counts: { items: 10, taken: 4, waiting: 3, duplicates: 1, refused: 2 },
  started_at: '2026-01-05T10:01:00Z',
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((each) => each.textContent);

async function show(change: Partial<Import> = {}, answer: MountOptions['answer'] = () => ({ ...half, ...change })) {
  const onChange = vi.fn();
  const mounted = await mount(<ProgressView one={{ ...half, ...change }} onChange={onChange} />, { answer });
  return { ...mounted, onChange };
}

describe('the progress of an import', () => {
  it.each([
    ['running', ['Pause', 'Undo import'], true],
    ['paused', ['Go on', 'Undo import'], true],
    ['done', ['Undo import'], false],
    ['undone', [], false],
  ] as const)('offers while it is %s just what may be done', async (status, offered, isMoving) => {
    await show({ status });
    expect(names()).toEqual(offered);
    expect(page.getByRole('progressbar').elements()).toHaveLength(isMoving ? 1 : 0);
  });

  it('names what stayed once it is undone, and where it is', async () => {
    const home = { kind: 'board', id: '4', name: 'Home', url: '/noor/home/', reason: 'other_pins' } as const;
    const lamp = { kind: 'pin', id: '9', name: 'Lamp', url: null, reason: 'out_of_reach' } as const;
    await show({ status: 'undone', stayed_count: 3, stayed: [home, lamp] });
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/noor/home/');
    await expect.element(page.getByText('Board · Other pins are here')).toBeVisible();
    await expect.element(page.getByText('Pin · It is on a board that is closed to you')).toBeVisible();
    await expect.element(page.getByText('and 1 more')).toBeVisible();
  });

  it('says how many items are settled: all but those that wait', async () => {
    await show();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7');
  });

  it.each([
    ['running', 'Pause', 'pause'],
    ['paused', 'Go on', 'resume'],
  ] as const)('asks the server while it is %s, once however often it is pressed', async (status, name, action) => {
    const { promise: reply, resolve } = Promise.withResolvers<Import>();
    const { sent, onChange } = await show({ status }, () => reply);
    await button(name).click();
    await expect.element(button(name)).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
    resolve(half);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(sent).toEqual([{ name: 'ImportsResource.update', input: { id: '7', action } }]);
  });

  it('asks before it is undone, and leaves everything where that is not meant', async () => {
    const { sent } = await show({ status: 'done' });
    await button('Undo import').click();
    const question = page.getByRole('group', { name: 'Undo import' });
    await expect.element(question).toBeVisible();
    await expect.element(page.getByText('All 4 pins that came in go', { exact: false })).toBeVisible();
    expect(sent).toEqual([]);
    await button('Keep it').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button('Undo import')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says that nothing came in yet where that is so, and stops it by a plain button', async () => {
    const { sent } = await show({ status: 'paused', counts: { ...half.counts, taken: 0 } });
    await button('Undo import').click();
    await expect.element(page.getByText('Nothing came in yet', { exact: false })).toBeVisible();
    await expect.element(page.getByText('that came in go', { exact: false })).not.toBeInTheDocument();
    await button('Stop and forget it').click();
    await expect.poll(() => sent).toEqual([{ name: 'ImportsResource.update', input: { id: '7', action: 'undo' } }]);
  });

  it('is undone once that was said', async () => {
    const { sent } = await show({ status: 'done' });
    await button('Undo import').click();
    await button('Undo all of it').click();
    await expect.poll(() => sent).toEqual([{ name: 'ImportsResource.update', input: { id: '7', action: 'undo' } }]);
  });

  it('offers nothing while it is being undone', async () => {
    await show({ status: 'done', undoing: true });
    expect(names()).toEqual([]);
  });

  it.each(['failed', 'no_room'] as const)('offers another try also where it %s, as the server takes it up', async (reason) => {
    await show({ status: 'done', reasons: [{ state: 'refused', reason, items: 3 }], mendable: 3 });
    await expect.element(button('Try these 3 again')).toBeVisible();
  });

  it('offers another try for what a try can mend, and for nothing else', async () => {
    const reasons: Import['reasons'] = [
      { state: 'refused', reason: 'no_answer', items: 2 },
      { state: 'duplicate', reason: 'no_answer', items: 5 },
      { state: 'refused', reason: 'not_web', items: 1 },
    ];
    const { sent } = await show({ status: 'done', reasons, links_to_keep: 2, mendable: 2 });
    await button('Try these 2 again').click();
    await expect.poll(() => sent).toEqual([{ name: 'ImportsResource.update', input: { id: '7', action: 'retry' } }]);
    await button('Keep 2 links without their pictures').click();
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'ImportsResource.update', input: { id: '7', action: 'keep_links' } });
  });

  it('offers neither links nor another try where there are none, as among the broken pictures of a zip', async () => {
    const report = [
      { number: 1, item: 'Lofoten/boat.jpg', row: null, link: null, state: 'refused', reason: 'bad_picture', next_try_at: null },
    ] as const;
    const reasons: Import['reasons'] = [{ state: 'refused', reason: 'bad_picture', items: 1 }];
    await show({ status: 'done', reasons, report: report.map((row) => ({ ...row, can_keep_link: false })) });
    await expect.element(page.getByText('Lofoten/boat.jpg')).toBeVisible();
    expect(names().filter((name) => /keep|save|again/iu.test(name ?? ''))).toEqual([]);
  });

  it('says how many pins wait for the dates of their rows, and names the row whose date cannot be read', async () => {
    const report = [
      {
        number: 3,
        item: 'Tiles',
        row: 5,
        link: null,
        state: 'refused',
        reason: 'bad_date',
        next_try_at: null,
        can_keep_link: false,
      },
    ] as const;
    await show({ status: 'done', scheduled: 3, reasons: [{ state: 'refused', reason: 'bad_date', items: 1 }], report: [...report] });
    await expect.element(page.getByText('3 pins go out at the dates in their rows.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See the calendar' })).toHaveAttribute('href', '/pin-builder/schedule/');
    await expect.element(page.getByText('Row 5: Tiles')).toBeVisible();
  });

  it('leads whoever lets only browsers in to the extension', async () => {
    await show({ status: 'done', reasons: [{ state: 'waiting', reason: 'not_let_in', items: 3 }] });
    await expect.element(page.getByRole('link', { name: /extension/iu })).toHaveAttribute('href', '/save-button/');
  });

  it('says what went wrong', async () => {
    const { onChange } = await show({}, () => {
      throw refusal('too_late_to_undo');
    });
    await button('Pause').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });
});
