import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal, type SentCall } from '../../../testing/mount.tsx';
import { runUndo } from '../../../store/undo-registry.ts';
import { TasteSettings } from './index.ts';

const pin = {
  type: 'pin',
  id: '3',
  title: 'My chair',
  images: { '236x': { url: '/c.jpg', width: 236, height: 300 } },
  board: { type: 'board', id: '6', name: 'Porch' },
};
const fruit = { type: 'topic', id: '4', slug: 'fruit', name: 'Fruit', is_followed: true, cover: null };
const tastes = {
  newest_first: false,
  learned_until: '2026-11-27T08:10:00.000Z',
  tastes: [{ board_id: '6', degree: 'as_it_is', pin_count: 4, pin }],
  topics: [{ degree: 'as_it_is', pin_count: 0, topic: fruit }],
  fewer_of: {
    topics: [{ ...fruit, id: '5', name: 'Winter' }],
    boards: [],
    people: [{ type: 'user', id: '7', fullName: 'Sam Doyle', imageSmallUrl: null }],
  },
};

describe('what home is chosen by', () => {
  it('shows each belief by a pin, and turns it down', async () => {
    const answer = ({ name }: SentCall) =>
      name.endsWith('get') ? tastes : { ...tastes, tastes: [{ ...tastes.tastes[0], degree: 'less' }] };
    const { sent } = await mount(<TasteSettings />, { answer });
    const group = page.getByRole('group', { name: 'How much of the board “Porch”' });
    await expect.element(group.getByRole('radio', { name: 'As it is' })).toBeChecked();
    await expect.element(page.getByRole('img', { name: 'My chair' })).toBeInTheDocument();
    await group.getByRole('radio', { name: 'Less' }).click();
    await expect.element(group.getByRole('radio', { name: 'Less' })).toBeChecked();
    expect(sent.at(-1)).toEqual({ name: 'UserTastesResource.update', input: { board_id: '6', degree: 'less' } });
  });

  it('turns a topic that is followed off', async () => {
    const { sent } = await mount(<TasteSettings />, { answer: () => tastes });
    const group = page.getByRole('group', { name: 'How much of the topic “Fruit”' });
    await expect.element(page.getByText('Topic · You follow this topic')).toBeVisible();
    await group.getByRole('radio', { name: 'Off' }).click();
    expect(sent.at(-1)).toEqual({ name: 'UserTastesResource.update', input: { topic_id: '4', degree: 'off' } });
  });

  it('draws a topic that no pin stands for', async () => {
    await mount(<TasteSettings />, { answer: () => tastes });
    const picture = page.getByRole('link', { name: 'Fruit' });
    await expect.element(picture).toBeVisible();
    expect(picture.element().querySelector('svg')).not.toBeNull();
  });

  it('shows the six strongest and what was steered, and the weaker ones on demand', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
    const boards = names.map((name, at) => ({
      board_id: String(100 + at),
      degree: at === 0 ? 'off' : 'as_it_is',
      pin_count: at + 1,
      pin: { ...pin, id: String(200 + at), board: { type: 'board', id: String(100 + at), name } },
    }));
    await mount(<TasteSettings />, { answer: () => ({ ...tastes, tastes: boards, topics: [] }) });
    const list = page.getByRole('group', { name: /^How much of the board/ });
    const shown = () => list.elements().map((group) => group.querySelector('legend')!.textContent.match(/“(.*)”/)![1]);
    await expect.poll(shown).toEqual(['Nine', 'Eight', 'Seven', 'Six', 'Five', 'Four', 'One']);
    await page.getByRole('button', { name: 'Show 2 weaker ones' }).click();
    await expect.poll(shown).toEqual(names.toReversed());
    const fewer = page.getByRole('button', { name: 'Show only the strongest' });
    await expect.element(fewer).toHaveFocus();
    await fewer.click();
    await expect.poll(() => shown().length).toBe(7);
  });

  it('says how strong each belief is, and until when saves were counted', async () => {
    const strong = { ...tastes.tastes[0], pin_count: 60 };
    await mount(<TasteSettings />, { answer: () => ({ ...tastes, tastes: [strong], topics: [{ ...tastes.topics[0], degree: 'off' }] }) });
    await expect.element(page.getByText('Strong')).toBeVisible();
    await expect.element(page.getByText('Turned off')).toBeVisible();
    await expect.element(page.getByText(/^Learned until Nov 27, 2026/)).toBeVisible();
  });

  it('forgets what was learned after a question, and takes that back', async () => {
    const nothing = { ...tastes, learned_until: null, tastes: [] };
    const answer = ({ input }: SentCall) => ((input as { forgets_all?: boolean }).forgets_all ? nothing : tastes);
    const { sent, store } = await mount(<TasteSettings />, { answer });
    await page.getByRole('button', { name: 'Forget', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Forget what was learned?' });
    await question.getByRole('button', { name: 'Forget', exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ name: 'UserTastesResource.update', input: { forgets_all: true } });
    await expect.element(page.getByText(/^Learned until/)).not.toBeInTheDocument();
    const { current } = store.getState().toasts;
    expect(current).toMatchObject({ kind: 'undoable', message: 'tastes.forgotten' });
    await runUndo(current!.undoId!);
    expect(sent.at(-1)).toEqual({ name: 'UserTastesResource.update', input: { forgets_all: false } });
    await expect.element(page.getByText(/^Learned until/)).toBeVisible();
  });

  it('tells a board from a topic of the same name', async () => {
    const birds = { ...tastes, tastes: [{ ...tastes.tastes[0], pin: { ...pin, board: { ...pin.board, name: 'Fruit' } } }] };
    await mount(<TasteSettings />, { answer: () => birds });
    await expect.element(page.getByRole('group', { name: 'How much of the board “Fruit”' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'How much of the topic “Fruit”' })).toBeVisible();
    await expect.element(page.getByText('Board · From 4 pins')).toBeVisible();
  });

  it('forgets what less was wanted of, and keeps the cursor there', async () => {
    const { sent } = await mount(<TasteSettings />, {
      answer: ({ name }) => (name.endsWith('get') ? tastes : { ...tastes, fewer_of: { ...tastes.fewer_of, topics: [] } }),
    });
    const winter = page.getByRole('button', { name: 'See “Winter” as before' });
    await winter.click();
    await expect.element(winter).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'You asked for less of' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'See “Sam Doyle” as before' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ name: 'UserTastesResource.update', input: { about: 'topic', forget_id: '5' } });
  });

  it('takes back what the server refuses', async () => {
    const answer = ({ name }: SentCall) => {
      if (name.endsWith('get')) return tastes;
      throw refusal('board_not_found');
    };
    await mount(<TasteSettings />, { answer });
    const newest = page.getByRole('switch', { name: /^Newest first/ });
    await newest.click();
    await expect.element(newest).not.toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Off' }).first()).toBeEnabled();
  });

  it('keeps a later change where an earlier one is refused', async () => {
    const settled: (() => void)[] = [];
    const answer = async ({ name, input }: SentCall) => {
      if (name.endsWith('get')) return tastes;
      await new Promise<void>((resolve) => settled.push(resolve));
      if ('board_id' in (input as object)) throw refusal('board_not_found');
      return { ...tastes, topics: [{ ...tastes.topics[0], degree: 'off' }] };
    };
    await mount(<TasteSettings />, { answer });
    const board = page.getByRole('group', { name: 'How much of the board “Porch”' });
    const topic = page.getByRole('group', { name: 'How much of the topic “Fruit”' });
    await board.getByRole('radio', { name: 'Less' }).click();
    await topic.getByRole('radio', { name: 'Off' }).click();
    await expect.element(topic.getByRole('radio', { name: 'Off' })).toBeChecked();
    await expect.poll(() => settled.length).toBe(1);
    settled[0]!();
    await expect.poll(() => settled.length).toBe(2);
    await expect.element(topic.getByRole('radio', { name: 'Off' })).toBeChecked();
    settled[1]!();
    await expect.element(board.getByRole('radio', { name: 'As it is' })).toBeChecked();
    await expect.element(topic.getByRole('radio', { name: 'Off' })).toBeChecked();
  });

  it('lets nothing be chosen while all comes by time', async () => {
    await mount(<TasteSettings />, { answer: () => ({ ...tastes, newest_first: true }) });
    await expect.element(page.getByRole('switch', { name: /^Newest first/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Off' }).first()).toBeDisabled();
  });
});
