import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import { strangerRecord } from '../../testing/stranger-record.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { BoardSide } from './board-side.tsx';

const mei = { type: 'user', id: '5', fullName: 'Mei Tan', username: 'mei', imageSmallUrl: null, profileUrl: '/mei/' };
const acts = Array.from({ length: 7 }, (_, at) => ({
  id: String(9 - at),
  board_id: '70',
  kind: 'section_added',
  user: mei,
  about_user: null,
  pin: null,
  section_title: null,
  old_name: null,
  new_name: `Shelf ${at + 1}`,
  created_at: new Date().toISOString(),
  undone: false,
  can_undo: false,
}));
const note = (id: string, words: string, more: object = {}) => ({
  id,
  board_id: '70',
  section_id: null,
  text: words,
  is_to_do: true,
  done: false,
  made_by: mei,
  done_by: null,
  ...more,
});
const notes = [
  note('1', 'Measure the step', { done: true }),
  note('2', 'Sell the old mirror'),
  note('3', 'Blue, not green', { is_to_do: false }),
];
const state = { session: { userId: '4', viewer: { ...strangerRecord, id: '4' } } } as unknown as MountOptions['state'];
const board = { id: '70', url: '/mei/hallway/' } as StoredBoard;

const answer = ({ name }: { name: string }) => {
  if (name === 'BoardActivityResource.get') return acts;
  return name === 'BoardNotesResource.get' ? notes : { ...notes[1], done: true };
};

describe('what stands beside the pins of a board kept together', () => {
  it('is what happened lately, with the way to all of it, and what there is to do', async () => {
    await page.viewport(1280, 900);
    const { sent } = await mount(<BoardSide board={board} mayWrite />, { state, answer });
    await expect.element(page.getByText(/Mei Tan made the section .*Shelf 5/u)).toBeInTheDocument();
    expect(page.getByText(/Shelf 6/u).query()).toBeNull();
    await expect.element(page.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/mei/hallway/?tab=activity');
    await expect.element(page.getByRole('link', { name: '1 of 2 done' })).toHaveAttribute('href', '/mei/hallway/?tab=notes');
    expect(page.getByText('Blue, not green').query()).toBeNull();
    await page.getByRole('checkbox', { name: 'Sell the old mirror' }).click({ force: true });
    await expect.poll(() => sent.find(({ name }) => name === 'BoardNoteResource.update')?.input).toMatchObject({ id: '2', done: true });
  });

  it('asks for nothing in a narrow window, where these are tabs', async () => {
    const narrow = { ...state, appUi: { viewportSize: 'md' } } as unknown as MountOptions['state'];
    const { sent } = await mount(<BoardSide board={board} mayWrite={false} />, { state: narrow, answer });
    expect(sent).toEqual([]);
  });
});
