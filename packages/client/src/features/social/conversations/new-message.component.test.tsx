import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { NewMessage } from './new-message.tsx';

const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const suggestion = (id: string, fullName: string) => ({ kind: 'user', id, name: null, users: [person(id, fullName)] });

describe('a new message', () => {
  it('goes to those who were chosen by name, and on in the conversation that it began', async () => {
    const onBegun = vi.fn();
    const { sent } = await mount(<NewMessage onBegun={onBegun} />, {
      answer: ({ name, input }) => {
        if (name === 'ConversationsResource.create') return { type: 'conversation', id: '7', users: [], messages: [], last_message: null };
        const { term } = input as { term?: string };
        return term === undefined ? [suggestion('5', 'Mei Tan'), suggestion('6', 'Tomás Ibarra')] : [suggestion('8', 'Lena Fjeld')];
      },
    });
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await expect.element(page.getByRole('button', { name: 'Take Mei Tan out' })).toBeVisible();
    await page.getByLabelText('To').fill('len');
    await page.getByRole('button', { name: 'Lena Fjeld @8' }).click();
    await page.getByLabelText('Write a message').fill('The hallway?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onBegun.mock.calls).toEqual([['7']]);
    expect(sent.find(({ name }) => name === 'ConversationsResource.create')?.input).toEqual({ user_ids: ['5', '8'], text: 'The hallway?' });
  });
});
