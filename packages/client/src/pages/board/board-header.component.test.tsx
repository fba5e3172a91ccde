import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { strangerRecord } from '../../testing/stranger-record.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { useEntity, useResource } from '../../store/hooks.ts';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import { BoardHeader } from './board-header.tsx';

const viewer = { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad', login_state: loginStates.loggedIn };
const state = { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'];
const board = {
  type: 'board',
  id: '7',
  name: 'Hallway',
  url: '/lena/hallway/',
  privacy: 'public',
  owner: { type: 'user', id: '5', fullName: 'Lena Fjeld', username: 'lena', imageSmallUrl: null, profileUrl: '/lena/' },
  collaborating_users: [],
};

/** The head of the board as the store has it. */
function Shown() {
  const { data } = useResource(BoardResource.get, { board_id: '7' });
  const shown = useEntity(data ?? undefined);
  return shown ? <BoardHeader board={shown} /> : null;
}

const show = (access: readonly string[], more: object = {}) =>
  mount(
    <MemoryRouter>
      <Shown />
    </MemoryRouter>,
    { state, answer: ({ name }) => (name === 'BoardResource.get' ? { ...board, access, ...more } : name.includes('Link') ? null : []) },
  );
const follow = () => page.getByRole('button', { name: /^Follow/u });

describe('the head of a board', () => {
  it('offers others to follow it', async () => {
    await show([]);
    await expect.element(follow()).toBeVisible();
  });

  it('offers no following to whoever keeps it together with its owner', async () => {
    await show(['write']);
    await expect.element(page.getByRole('heading', { name: 'Hallway' })).toBeVisible();
    await expect.element(follow()).not.toBeInTheDocument();
  });

  it('asks to a secret board whom its owner looked for in the dialog of sharing', async () => {
    await show(['write', 'delete', 'invite', 'settings'], { privacy: 'secret', owner: { ...board.owner, id: '3' } });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabelText('Send to').fill('ada@example.org');
    await expect.element(page.getByText('Not on this board yet')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await expect.element(page.getByLabelText('Ask people to keep it together')).toHaveValue('ada@example.org');
  });

  it('lets the owner of a secret board share it before anybody joined, says who can open it, and leads to inviting', async () => {
    const access = ['write', 'delete', 'invite', 'settings'];
    await show(access, { privacy: 'secret', owner: { ...board.owner, id: '3' } });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.element(page.getByText('Only its people can open it').first()).toBeVisible();
    await page.getByRole('button', { name: 'QR code' }).click();
    await expect.element(page.getByText('Only its people can open it').nth(2)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Share' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog').getByRole('list', { name: 'Who pins here' })).toBeVisible();
  });

  it('says once how many people share a secret board', async () => {
    const ada = { type: 'user', id: '9', fullName: 'Ada Lane', username: 'ada', imageSmallUrl: null, profileUrl: '/ada/' };
    await show([], { privacy: 'secret', collaborating_users: [ada], collaborator_count: 1 });
    await expect.element(page.getByText('Secret board, shared with 1 person', { exact: true })).toBeVisible();
  });
});
