import { page, userEvent } from 'vitest/browser';
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
        if (name === 'ConversationsResource.create')
          return { type: 'conversation', id: '7', users: [], emails: [], messages: [], last_message: null };
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

  it('goes to addresses, each typed once, beside people or instead of them', async () => {
    const onBegun = vi.fn();
    const { sent } = await mount(<NewMessage onBegun={onBegun} />, {
      answer: ({ name }) =>
        name === 'ConversationsResource.create'
          ? { type: 'conversation', id: '7', users: [], emails: ['noor@example.org'], messages: [], last_message: null }
          : [],
    });
    await page.getByLabelText('To').fill('noor@example.org');
    await page.getByRole('button', { name: 'noor@example.org Write to this address' }).click();
    await page.getByLabelText('To').fill('NOOR@example.org');
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText('To').fill('ada@example.org');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Take ada@example.org out' }).click();
    await page.getByLabelText('To').fill('ada@');
    await expect.element(page.getByText('Nobody by that name.')).toBeVisible();
    await page.getByLabelText('Write a message').fill('The hallway?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onBegun.mock.calls).toEqual([['7']]);
    const input = { user_ids: [], emails: ['noor@example.org'], text: 'The hallway?' };
    expect(sent.find(({ name }) => name === 'ConversationsResource.create')?.input).toEqual(input);
  });

  it('looks for the beginning of an address that is longer than any name', async () => {
    const { sent } = await mount(<NewMessage onBegun={() => undefined} />, { answer: () => [] });
    const address = `${'noor.'.repeat(12)}aziz@example.org`;
    await page.getByLabelText('To').fill(address);
    await expect.element(page.getByRole('button', { name: `${address} Write to this address` })).toBeVisible();
    await expect.poll(() => sent.map(({ input }) => (input as { term?: string }).term)).toContain(address.slice(0, 60));
  });
});
