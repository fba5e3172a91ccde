import { MemoryRouter, useLocation } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { FeedbackDialog, type FeedbackDialogProps } from './feedback-dialog.tsx';

const noor = {
  session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' } },
} as MountOptions['state'];

function Path() {
  return <output>{useLocation().pathname}</output>;
}

async function show(options: MountOptions, props: Partial<FeedbackDialogProps> = {}) {
  const onClose = vi.fn();
  const dialog = (
    <MemoryRouter>
      <FeedbackDialog source="settings" onClose={onClose} {...props} />
      <Path />
    </MemoryRouter>
  );
  return { ...(await mount(dialog, { state: noor, ...options })), onClose };
}
const words = () => page.getByRole('textbox');
const send = () => page.getByRole('button', { name: 'Send' });

describe('giving feedback', () => {
  it('asks, sends the words with where they were asked for, and thanks', async () => {
    const { sent, onClose } = await show({ answer: () => null });
    await expect.element(page.getByRole('dialog', { name: 'Give feedback' })).toBeVisible();
    await words().fill('  More folders. ');
    await send().click();
    await expect.element(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    const [{ input }] = sent as unknown as [{ input: { feedback_data: string } }];
    expect(JSON.parse(input.feedback_data)).toEqual({ verbatim_text: 'More folders.', action_source: 'settings' });
    await page.getByRole('button', { name: 'Done' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('sends nothing without words, and counts as told', async () => {
    const { sent } = await show({ answer: () => null });
    await words().fill('   ');
    await send().click();
    await expect.element(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('asks in the words of who opens it, and goes on to the next page', async () => {
    await show({ answer: () => null }, { title: 'How was it?', prompt: 'What held you up?', nextPage: '/pin-builder/' });
    await expect.element(page.getByRole('dialog', { name: 'How was it?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'What held you up?' }).fill('Nothing');
    await send().click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('/pin-builder/');
  });

  it('keeps the words and says why when it fails', async () => {
    await show({
      answer: () => {
        throw refusal('too_many_requests');
      },
    });
    await words().fill('Once more');
    await send().click();
    await expect.element(page.getByText('You told much in a short time. Please wait a little.')).toBeVisible();
    await expect.element(words()).toHaveValue('Once more');
  });
});
