import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import type { WholeUser } from '../../features/people/users/index.ts';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import { strangerRecord } from '../../testing/stranger-record.ts';
import { ProfileHeader } from './profile-header.tsx';

const viewer = { ...strangerRecord, id: '3', login_state: loginStates.loggedIn, should_show_messaging: true };
const state = { session: { userId: '3', settings: { origin: location.origin }, viewer } } as MountOptions['state'];
const mei = {
  type: 'user',
  id: '5',
  fullName: 'Mei Tan',
  username: 'mei_tan',
  about: '',
  imageMediumUrl: null,
  imageLargeUrl: null,
  coverUrl: null,
  domainUrl: null,
  followerCount: 2,
  followingCount: 1,
  explicitlyFollowedByMe: false,
  blockedByMe: false,
  mutedByMe: false,
  isPrivateProfile: false,
  writableByMe: true,
} as unknown as WholeUser;

describe('the head of a profile', () => {
  it.each([
    ['may be written to', {}, 1],
    ['may not be written to', { writableByMe: false }, 0],
    ['is blocked', { blockedByMe: true }, 0],
  ])('begins a message only where its person may be written to: who %s', async (_who, more, count) => {
    await mount(
      <MemoryRouter>
        <ProfileHeader user={{ ...mei, ...more }} isOwn={false} />
      </MemoryRouter>,
      { state },
    );
    await expect.element(page.getByRole('heading', { name: 'Mei Tan' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Message' }).elements()).toHaveLength(count);
  });
});
