import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { MessageSettings } from './audience-settings.tsx';

const show = (is_under_16: boolean) =>
  mount(<MessageSettings />, {
    state: { session: { userId: '3', viewer: { ...strangerRecord, id: '3', is_under_16 } } } as unknown as MountOptions['state'],
    answer: () => ({ messages_from_followed: 'inbox', messages_from_followers: 'requests', messages_from_others: 'requests' }),
  });
const choices = () => page.getByRole('combobox');
const note = () => page.getByText('Until you are 16, only people you follow can write to you.');

describe('where messages go', () => {
  it('is asked by who writes', async () => {
    await show(false);
    await expect.poll(() => choices().elements().length).toBe(3);
    await expect.element(note()).not.toBeInTheDocument();
  });

  it('is asked somebody under 16 of those alone whom they follow, with a word that nobody else can write', async () => {
    await show(true);
    await expect.element(note()).toBeVisible();
    await expect.poll(() => choices().elements().length).toBe(1);
    await expect.element(page.getByRole('combobox', { name: 'Messages of people you follow' })).toBeVisible();
  });
});
