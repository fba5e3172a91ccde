import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal, type SentCall } from '../../../testing/mount.tsx';
import { runUndo } from '../../../store/undo-registry.ts';
import { hideComment } from './answer-comment.ts';
import { HiddenComments } from './hidden-comments.tsx';
import type { StoredComment } from './stored-comment.ts';

const sam = { type: 'user', id: '7', username: 'sam_doyle', fullName: 'Sam Doyle', imageSmallUrl: null, profileUrl: '/sam_doyle/' };
const rude = { type: 'aggregatedcomment', id: '4', user: sam, text: 'What an ugly jug', pin_id: '9', board_id: null, parent_id: null };

const three = ['First', 'Second', 'Third'].map((said, at) => ({
  ...rude,
  id: String(at + 1),
  user: { ...sam, id: String(at + 20), fullName: `Person ${said}` },
  text: said,
}));
const again = (said: string) => page.getByRole('button', { name: `Show the comment of Person ${said} again` });

describe('the list of comments that somebody hid', () => {
  it('shows one again at a press, which then leaves the list', async () => {
    let hidden = [rude];
    const { sent } = await mount(<HiddenComments />, {
      answer: ({ name }) => {
        if (name === 'HiddenCommentsResource.get') return hidden;
        hidden = [];
        return null;
      },
    });
    await expect.element(page.getByText('What an ugly jug')).toBeVisible();
    await page.getByRole('button', { name: 'Show the comment of Sam Doyle again' }).click();
    await expect.element(page.getByText('No hidden comments.')).toBeVisible();
    expect(sent).toContainEqual({ name: 'HiddenCommentsResource.delete', input: { comment_id: '4' } });
  });

  it('keeps its place: the row leaves at once, the next one has the focus, and nothing is loaded again', async () => {
    const { promise: reply, resolve } = Promise.withResolvers<null>();
    const { sent } = await mount(<HiddenComments />, { answer: ({ name }) => (name === 'HiddenCommentsResource.get' ? three : reply) });
    await again('Second').click();
    await expect.element(page.getByText('Second')).not.toBeInTheDocument();
    await expect.element(again('Third')).toHaveFocus();
    resolve(null);
    await again('Third').click();
    await expect.element(again('First')).toHaveFocus();
    await again('First').click();
    await expect.element(page.getByRole('heading')).toHaveFocus();
    expect(sent.filter(({ name }) => name === 'HiddenCommentsResource.get')).toHaveLength(1);
  });

  it('loses the row of a comment whose hiding is taken back elsewhere', async () => {
    let hidden: readonly object[] = [];
    const { store } = await mount(<HiddenComments />, {
      answer: ({ name }) => {
        if (name === 'HiddenCommentsResource.get') return hidden;
        hidden = name === 'HiddenCommentsResource.create' ? [rude] : [];
        return null;
      },
    });
    await expect.element(page.getByText('No hidden comments.')).toBeVisible();
    await store.dispatch(hideComment(rude as unknown as StoredComment));
    await expect.element(page.getByText('What an ugly jug')).toBeVisible();
    await runUndo(store.getState().toasts.current!.undoId!);
    await expect.element(page.getByText('No hidden comments.')).toBeVisible();
  });

  it('has the row back where it was, when the server refuses', async () => {
    const { store } = await mount(<HiddenComments />, {
      answer: ({ name }: SentCall) => {
        if (name === 'HiddenCommentsResource.get') return three;
        throw refusal('too_many_requests');
      },
    });
    await again('Second').click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'error', message: 'blocks.failed' });
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent),
    ).toEqual(['First', 'Second', 'Third'].map((said) => `Person ${said}${said}Show again`));
  });
});
