import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import type { WholePin } from '../pins/index.ts';
import { PinNote } from './pin-note.tsx';

const bench = { type: 'pin', id: '9', pin_note: null } as WholePin;
const noor = { session: { userId: '3', viewer: { ...strangerRecord, id: '3' } } } as MountOptions['state'];
const add = () => page.getByRole('button', { name: 'Add a note for yourself' });
const field = () => page.getByLabelText('Your note');
const save = () => page.getByRole('button', { name: 'Save' });

describe('the private note of a pin', () => {
  it('is written where it stands, and gives the cursor back', async () => {
    const { sent } = await mount(<PinNote pin={bench} />, { state: noor, answer: () => ({ ...bench, pin_note: 'For the yard' }) });
    await add().click();
    await expect.element(field()).toHaveFocus();
    await field().fill(' For the yard ');
    await save().click();
    await expect.element(add()).toHaveFocus();
    expect(sent).toEqual([{ name: 'PinNoteResource.update', input: { pin_id: '9', note: 'For the yard' } }]);
  });

  it('shows with what was written, is changed from there, and says how much of it is too much', async () => {
    const { sent } = await mount(<PinNote pin={{ ...bench, pin_note: 'Ask for oak' }} />, { state: noor });
    await expect.element(page.getByText('Ask for oak')).toBeVisible();
    await page.getByRole('button', { name: 'Change your note' }).click();
    await expect.element(field()).toHaveValue('Ask for oak');
    await field().fill('x'.repeat(501));
    await expect.element(page.getByText('1 character too many: 500 at most.')).toBeVisible();
    await save().click();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when it is refused', async () => {
    await mount(<PinNote pin={bench} />, {
      state: noor,
      answer: () => {
        throw refusal('pin_not_found');
      },
    });
    await add().click();
    await field().fill('For the yard');
    await save().click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(field()).toHaveValue('For the yard');
  });

  it('is nothing to a stranger', async () => {
    await mount(<PinNote pin={bench} />);
    await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toBe(''));
  });
});
