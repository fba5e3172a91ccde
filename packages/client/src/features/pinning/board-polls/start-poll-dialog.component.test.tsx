import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount, refusal, type SentCall } from '../../../testing/mount.tsx';
import { StartPollDialog } from './start-poll-dialog.tsx';

async function open(answer: (call: SentCall) => unknown) {
  const onStarted = vi.fn();
  const { sent, store } = await mount(
    <StartPollDialog boardId="70" pinIds={['1', '2']} onStarted={onStarted} onClose={() => undefined} />,
    {
      answer,
    },
  );
  const field = page.getByRole('textbox', { name: 'Your question' });
  await expect.element(field).toBeVisible();
  return { sent, store, onStarted, field, ask: () => page.getByRole('button', { name: 'Ask', exact: true }).click() };
}

describe('starting a vote', () => {
  it('asks the people of the board which pin it is to be', async () => {
    const { sent, store, onStarted, field, ask } = await open(({ name }) => (name.endsWith('get') ? [] : {}));
    await field.fill(' Which one? ');
    await ask();
    await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    expect(sent[0]).toEqual({ name: 'BoardPollResource.create', input: { board_id: '70', question: 'Which one?', pin_ids: ['1', '2'] } });
    expect(store.getState().toasts.current?.message).toBe('polls.started');
  });

  it('keeps the question when another vote is open, and says so in the dialog', async () => {
    const { onStarted, field, ask } = await open(() => {
      throw refusal('conflict');
    });
    await field.fill('Which one?');
    await ask();
    await expect.element(page.getByRole('alert')).toHaveTextContent('A vote is open already. End it first.');
    await expect.element(field).toHaveValue('Which one?');
    expect(onStarted).not.toHaveBeenCalled();
  });

  it('has the cursor in a question that is too long', async () => {
    const { sent, field, ask } = await open(() => null);
    await field.fill('x'.repeat(101));
    await ask();
    await expect.element(field).toHaveFocus();
    expect(sent).toEqual([]);
  });
});
