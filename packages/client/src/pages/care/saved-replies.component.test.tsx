import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { SavedReplies } from './saved-replies.tsx';

describe('the words that a moderator keeps', () => {
  it('fill the statement, are kept under a name, and go at a press', async () => {
    let kept = [{ id: '4', name: 'Card', text: 'It asks for a card.' }];
    const fill = vi.fn();
    const { sent } = await mount(<SavedReplies fill={fill} read={() => ' It lies. '} />, {
      answer: ({ name, input }) => {
        if (name === 'SavedRepliesResource.create') kept = [...kept, { id: '5', ...(input as { name: string; text: string }) }];
        if (name === 'SavedRepliesResource.delete') kept = kept.filter(({ id }) => id !== (input as { id: string }).id);
        return kept;
      },
    });
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    expect(fill).toHaveBeenCalledWith('It asks for a card.');
    await page.getByText('Keep these words').click();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect.element(page.getByText('Write the reason above, and give it a name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name of the words' }).fill('Lie');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Lie', exact: true })).toBeVisible();
    expect(sent.find(({ name }) => name === 'SavedRepliesResource.create')?.input).toEqual({ name: 'Lie', text: 'It lies.' });
    await page.getByRole('button', { name: 'Remove the words “Card”' }).click();
    await expect.element(page.getByRole('button', { name: 'Card', exact: true })).not.toBeInTheDocument();
  });
});
