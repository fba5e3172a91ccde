import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { ActivityTab } from './activity-tab.tsx';

const mei = { type: 'user', id: '5', fullName: 'Mei Tan', username: 'mei', imageSmallUrl: null, profileUrl: '/mei/' };
const act = (id: string, kind: string, more: object = {}) => ({
  id,
  board_id: '70',
  kind,
  user: mei,
  about_user: null,
  pin: null,
  section_title: null,
  old_name: null,
  new_name: null,
  created_at: new Date().toISOString(),
  undone: false,
  can_undo: false,
  ...more,
});
const state = { session: { userId: '4', viewer: { ...strangerRecord, id: '4' } } } as unknown as MountOptions['state'];

describe('what happened on a board', () => {
  it('is told with who did it, and undone by a press', async () => {
    let acts = [
      act('3', 'section_renamed', { old_name: 'Hooks', new_name: 'Knobs' }),
      act('2', 'pin_moved', { section_title: 'Lamps', can_undo: true }),
      act('1', 'person_joined'),
    ];
    const { sent } = await mount(<ActivityTab boardId="70" />, {
      state,
      answer: ({ name }) => {
        if (name.startsWith('BoardResource')) throw refusal('board_not_found');
        if (name.endsWith('update')) acts = acts.map((one) => (one.id === '2' ? { ...one, undone: true, can_undo: false } : one));
        return name.endsWith('update') ? acts[1] : acts;
      },
    });
    await expect.element(page.getByText(/Mei Tan.* renamed the section .*Hooks.* to .*Knobs/u)).toBeVisible();
    await expect.element(page.getByText(/moved a pin to .*Lamps/u)).toBeVisible();
    await page.getByRole('button', { name: 'Undo what Mei Tan did' }).click();
    await expect.element(page.getByText(/Undone/u)).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/Undone/u));
    expect(sent.filter(({ name }) => name.endsWith('update'))).toEqual([{ name: 'BoardActivityResource.update', input: { id: '2' } }]);
  });

  it('stays where it cannot be undone any more, and says so', async () => {
    const { store } = await mount(<ActivityTab boardId="70" />, {
      state,
      answer: ({ name }) => {
        if (name.endsWith('update')) throw refusal('conflict');
        return [act('1', 'pin_removed', { can_undo: true })];
      },
    });
    await page.getByRole('button', { name: 'Undo what Mei Tan did' }).click();
    await vi.waitFor(() => expect(JSON.stringify(store.getState().toasts)).toContain('acts.failed'));
  });

  it('says so where nothing happened', async () => {
    await mount(<ActivityTab boardId="70" />, { state, answer: () => [] });
    await expect.element(page.getByText('Nothing happened here lately')).toBeVisible();
  });
});
