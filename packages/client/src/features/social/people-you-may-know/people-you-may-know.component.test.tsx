import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { PeopleYouMayKnowSection } from './people-you-may-know.tsx';

const person = (id: string, fullName: string) => ({
  type: 'user',
  id,
  fullName,
  username: id,
  imageSmallUrl: null,
  profileUrl: `/${id}/`,
  followerCount: 2,
  explicitlyFollowedByMe: false,
});
const near = [
  { user: person('5', 'Mei Tan'), follows_in_common: 3, boards_in_common: 1 },
  { user: person('6', 'Sam Doyle'), follows_in_common: 2, boards_in_common: 0 },
];
const state = { session: { userId: '3', viewer: { ...strangerRecord, id: '3' } } } as MountOptions['state'];

/** The follow button leads back to where it stands. */
const Section = () => (
  <MemoryRouter>
    <PeopleYouMayKnowSection />
  </MemoryRouter>
);

describe('people whom the viewer may know', () => {
  it('say why, are followed at once, and leave at a press', async () => {
    const { sent } = await mount(<Section />, {
      state,
      answer: ({ name }) => {
        if (name === 'PeopleYouMayKnowResource.get') return near;
        return name === 'UserFollowResource.create' ? { ...near[0]!.user, explicitlyFollowedByMe: true, followerCount: 3 } : null;
      },
    });
    await expect.element(page.getByText('1 board in common')).toBeVisible();
    await expect.element(page.getByText('Followed by 2 whom you follow')).toBeVisible();
    await page.getByRole('button', { name: 'Follow Mei Tan' }).click();
    await expect.element(page.getByRole('button', { name: 'Following Mei Tan: stop following' })).toBeVisible();
    await page.getByRole('button', { name: 'Do not suggest Sam Doyle' }).click();
    await expect.element(page.getByText('Sam Doyle')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ name: 'PeopleYouMayKnowResource.delete', input: { user_id: '6' } }));
  });

  it('stay where leaving one out did not work', async () => {
    await mount(<Section />, {
      state,
      answer: ({ name }) => {
        if (name !== 'PeopleYouMayKnowResource.get') throw refusal('too_many_requests');
        return near;
      },
    });
    await page.getByRole('button', { name: 'Do not suggest Sam Doyle' }).click();
    await expect.element(page.getByText('Sam Doyle')).toBeVisible();
  });
});
