import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal, type SentCall } from '../../../testing/mount.tsx';
import { TasteSettings } from './index.ts';

const pin = {
  type: 'pin',
  id: '3',
  title: 'My chair',
  images: { '236x': { url: '/c.jpg', width: 236, height: 300 } },
  board: { type: 'board', id: '6', name: 'Porch' },
};
const tastes = { newest_first: false, tastes: [{ board_id: '6', degree: 'as_it_is', pin_count: 4, pin }] };

describe('what home is chosen by', () => {
  it('shows each belief by a pin, and turns it down', async () => {
    const answer = ({ name }: SentCall) =>
      name.endsWith('get') ? tastes : { ...tastes, tastes: [{ ...tastes.tastes[0], degree: 'less' }] };
    const { sent } = await mount(<TasteSettings />, { answer });
    const group = page.getByRole('group', { name: 'How much of “Porch”' });
    await expect.element(group.getByRole('radio', { name: 'As it is' })).toBeChecked();
    await expect.element(page.getByRole('img', { name: 'My chair' })).toBeInTheDocument();
    await group.getByRole('radio', { name: 'Less' }).click();
    await expect.element(group.getByRole('radio', { name: 'Less' })).toBeChecked();
    expect(sent.at(-1)).toEqual({ name: 'UserTastesResource.update', input: { board_id: '6', degree: 'less' } });
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
    await expect.element(page.getByRole('radio', { name: 'Off' })).toBeEnabled();
  });

  it('lets nothing be chosen while all comes by time', async () => {
    await mount(<TasteSettings />, { answer: () => ({ ...tastes, newest_first: true }) });
    await expect.element(page.getByRole('switch', { name: /^Newest first/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Off' })).toBeDisabled();
  });
});
