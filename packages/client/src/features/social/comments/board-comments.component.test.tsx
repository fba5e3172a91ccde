import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions, type SentCall } from '../../../testing/mount.tsx';
import { received } from '../../../store/received.ts';
import type { StoredBoard } from '../../pinning/boards/index.ts';
import { BoardComments } from './board-comments.tsx';
import { meis, person } from './comments-cast.ts';

const noor = {
  session: { userId: '3', settings: {}, viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' } },
} as MountOptions['state'];
const board: StoredBoard = {
  type: 'board',
  id: '7',
  name: 'Hallway, finally',
  url: '/lena/hallway-finally/',
  privacy: 'public',
  comment_count: 1,
  comments_disabled: false,
  isEligibleForAggregatedComments: true,
  access: [],
};
const ofBoard = { ...meis, pin_id: null, board_id: '7', text: 'Nothing under forty survives the bicycle.' };
const noors = { ...ofBoard, id: '12', user: person('3', 'Noor Haddad'), text: 'Then tiles.', access: ['write', 'delete'] };

const field = () => page.getByLabelText('Say something kind or useful');
const send = () => page.getByRole('button', { name: 'Send', exact: true });
const writes = (sent: readonly SentCall[]) => sent.filter(({ name }) => !/\.get$|^GET /u.test(name));

function show(shown: StoredBoard = board, answer?: MountOptions['answer'], threads: readonly object[] = [ofBoard]) {
  const onClose = vi.fn<() => void>();
  const mounted = mount(<BoardComments board={shown} onClose={onClose} />, {
    state: noor,
    answer: (call) => (call.name === 'AggregatedCommentFeedResource.get' ? threads : answer?.(call)),
  });
  return mounted.then((more) => ({ ...more, onClose }));
}

function Reopened() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <BoardComments board={board} onClose={() => setOpen(false)} /> : <button onClick={() => setOpen(true)}>Talk</button>;
}

describe('the comments of a board', () => {
  it('stand in a dialog that bears its name, without what is for pins alone', async () => {
    const { onClose, sent } = await show();
    await expect.element(page.getByRole('dialog', { name: 'Hallway, finally' })).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Comment by Mei Tan' })).toBeVisible();
    expect(sent.find(({ name }) => name === 'AggregatedCommentFeedResource.get')?.input).toMatchObject({ board_id: '7', sort: 'best' });
    await expect.element(page.getByRole('button', { name: 'I tried it' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Close' }).click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('take what is said at once, and a reply in its thread', async () => {
    const { sent } = await show(board, ({ name, input }) => {
      if (name === 'AggregatedCommentReplyFeedResource.get') return [];
      return (input as { parent_id?: string }).parent_id ? { ...noors, id: '13', parent_id: '11', text: 'Which?' } : noors;
    });
    await field().fill('Then tiles.');
    await send().click();
    await expect.element(page.getByRole('article', { name: 'Comment by Noor Haddad' })).toBeVisible();
    await page.getByRole('button', { name: 'Reply to Mei Tan' }).click();
    const reply = page.getByRole('textbox', { name: 'Reply to Mei Tan' });
    await reply.fill('Which?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([
        { name: 'AggregatedCommentResource.create', input: { board_id: '7', text: 'Then tiles.' } },
        { name: 'AggregatedCommentResource.create', input: { board_id: '7', text: 'Which?', parent_id: '11' } },
      ]),
    );
    await expect.element(page.getByText('Which?', { exact: false })).toBeVisible();
  });

  it('say that they did not come, and that the board is fine', async () => {
    await mount(<BoardComments board={board} onClose={() => undefined} />, {
      state: noor,
      answer: () => {
        throw refusal('unknown');
      },
    });
    await expect.element(page.getByText('The board is fine. Try them again.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('stay open, with what was typed, while Escape lets go of the suggestions', async () => {
    const { onClose } = await show(board, () => [person('mei_tan', 'Mei Tan')]);
    await field().click();
    await userEvent.keyboard('Hello @me');
    await expect.element(page.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('option').elements()).toEqual([]);
    await expect.element(field()).toHaveValue('Hello @me');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are asked for anew by each opening, and tell of what could not be sent once they are closed', async () => {
    const { promise, reject } = Promise.withResolvers<object>();
    const answer = ({ name }: SentCall) => (name === 'AggregatedCommentFeedResource.get' ? [ofBoard] : promise);
    const { sent, store } = await mount(<Reopened />, { state: noor, answer });
    const asked = () => sent.filter(({ name }) => name === 'AggregatedCommentFeedResource.get').length;
    await field().fill('Then tiles.');
    await send().click();
    await page.getByRole('button', { name: 'Close' }).click();
    reject(refusal('unknown'));
    await vi.waitFor(() => expect(store.getState().toasts.current).toMatchObject({ kind: 'error', message: 'comments.notSent' }));
    expect(asked()).toBe(1);
    await page.getByRole('button', { name: 'Talk' }).click();
    await expect.element(page.getByRole('article', { name: 'Comment by Mei Tan' })).toBeVisible();
    await vi.waitFor(() => expect(asked()).toBe(2));
    await expect.element(field()).toHaveValue('Then tiles.');
  });

  it.each(['Escape', 'Close'])('keep what was typed and not sent while %s closes them, until it is sent', async (way) => {
    const answer = ({ name }: SentCall) => (name === 'AggregatedCommentFeedResource.get' ? [ofBoard] : noors);
    await mount(<Reopened />, { state: noor, answer });
    const closeAndReopen = async () => {
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await page.getByRole('button', { name: way }).click();
      await page.getByRole('button', { name: 'Talk' }).click();
    };
    await field().fill('Then tiles.');
    await closeAndReopen();
    await expect.element(field()).toHaveValue('Then tiles.');
    await send().click();
    await expect.element(field()).toHaveValue('');
    await closeAndReopen();
    await expect.element(field()).toHaveValue('');
  });

  it('keep a reply that was begun, until somebody lets it go', async () => {
    await mount(<Reopened />, { state: noor, answer: () => [ofBoard] });
    const reply = page.getByRole('textbox', { name: 'Reply to Mei Tan' });
    const begin = () => page.getByRole('button', { name: 'Reply to Mei Tan' }).click();
    await begin();
    await reply.fill('Which?');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Talk' }).click();
    await expect.element(field()).toHaveValue('');
    await begin();
    await expect.element(reply).toHaveValue('Which?');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await begin();
    await expect.element(reply).toHaveValue('');
  });

  it('give back what could not be sent when they are opened again', async () => {
    const answer = ({ name }: SentCall) => {
      if (name === 'AggregatedCommentFeedResource.get') return [ofBoard];
      throw refusal('unknown');
    };
    await mount(<Reopened />, { state: noor, answer });
    await field().fill('Then tiles.');
    await send().click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Talk' }).click();
    await expect.element(field()).toHaveValue('Then tiles.');
  });

  it('leave the count of the board when somebody hides one', async () => {
    const threads = [
      { ...ofBoard, comment_count: 2 },
      { ...noors, id: '16', comment_count: 0 },
    ];
    const { store } = await show(board, () => null, threads);
    const count = () => store.getState().entities.board['7']?.comment_count;
    const whole = { 7: { ...board, comment_count: 4 } };
    store.dispatch(received({ endpoint: 'BoardResource.get', input: {}, result: null, entities: { board: whole } }));
    await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'Hide this comment' }).click();
    await vi.waitFor(() => expect(count()).toBe(1));
  });

  it('give the focus back to where a reply or a change began', async () => {
    const own = { ...noors, id: '16' };
    await show(board, ({ name }) => (name === 'AggregatedCommentReplyFeedResource.get' ? [] : { ...noors, id: '13', parent_id: '11' }), [
      ofBoard,
      own,
    ]);
    const begin = page.getByRole('button', { name: 'Reply to Mei Tan' });
    for (const keys of ['{Escape}', 'Which?{Control>}{Enter}{/Control}']) {
      await begin.click();
      await expect.element(page.getByRole('textbox', { name: 'Reply to Mei Tan' })).toHaveFocus();
      await userEvent.keyboard(keys);
      await expect.element(begin).toHaveFocus();
    }
    const more = page.getByRole('button', { name: 'More for the comment by Noor Haddad' }).last();
    await more.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(more).toHaveFocus();
  });

  it('say why the viewer cannot take part', async () => {
    await show({ ...board, isEligibleForAggregatedComments: false });
    await expect.element(page.getByText('Only some people may comment on this board.')).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
  });

  it('are switched off and on by its owner', async () => {
    const own = { ...board, access: ['write', 'delete', 'invite', 'settings'] };
    const { sent } = await show(own, () => ({ ...own, comments_disabled: true }));
    await page.getByRole('button', { name: 'Order: Best' }).click();
    await page.getByRole('menuitem', { name: 'Turn comments off' }).click();
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([{ name: 'BoardResource.update', input: { board_id: '7', comments_disabled: true } }]),
    );
    await show({ ...own, comments_disabled: true });
    await expect.element(page.getByText('Comments are off for this board.')).toBeVisible();
  });

  it('are not for a collaborator to switch off', async () => {
    await show({ ...board, access: ['write'] });
    await page.getByRole('button', { name: 'Order: Best' }).click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Newest' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Turn comments off' })).not.toBeInTheDocument();
  });
});
