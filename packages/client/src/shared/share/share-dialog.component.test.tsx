import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import { strangerRecord } from '../../testing/stranger-record.ts';
import { ShareDialog } from './share-dialog.tsx';

const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const board = {
  type: 'board',
  id: '7',
  name: 'Surprise',
  privacy: 'secret',
  owner: person('3', 'Noor Haddad'),
  collaborating_users: [person('5', 'Mei Tan')],
};
const thing = { path: '/pin/9/', url: 'https://bowerbird.example/pin/9/', title: 'Jug', sends: { pin: '9' } };

/** The page knows the board by the pin that is shared. */
const state = {
  session: { userId: '3', viewer: { ...strangerRecord, id: '3', login_state: loginStates.loggedIn } },
  entities: { pin: {}, user: {}, message: {}, conversation: {}, aggregatedcomment: {}, board: { '7': board } },
} as unknown as MountOptions['state'];

it('lets nobody copy the address before it says who hands it on', async () => {
  const { promise: codes, resolve: arrive } = Promise.withResolvers<object[]>();
  await mount(<ShareDialog thing={thing} onClose={() => {}} />, {
    state,
    answer: ({ name }) => (name === 'InviteCodesResource.create' ? codes : []),
  });
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expect.element(page.getByRole('switch')).toBeVisible();
  await expect.element(copy).toBeDisabled();
  await expect.element(page.getByLabelText('Link')).toHaveValue('');
  arrive([{ invite_channel: 1, invite_code: 'code' }]);
  await expect.element(copy).toBeEnabled();
  await expect.element(page.getByLabelText('Link')).toHaveValue(`${thing.url}?invite_code=code`);
});

it('waits no longer than a moment for an address that does not come', async () => {
  await mount(<ShareDialog thing={thing} onClose={() => {}} />, {
    state,
    answer: ({ name }) => (name === 'InviteCodesResource.create' ? new Promise(() => undefined) : []),
  });
  await expect.element(page.getByRole('button', { name: 'Copy link' }), { timeout: 8_000 }).toBeEnabled();
  await expect.element(page.getByLabelText('Link')).toHaveValue(thing.url);
});

it('offers a pin of a secret board to its people alone, and says so', async () => {
  const { sent } = await mount(<ShareDialog thing={{ ...thing, onBoard: '7' }} onClose={() => {}} />, {
    state,
    answer: ({ name }) => (name === 'BoardResource.get' ? board : []),
  });
  await expect.element(page.getByText('Only its people can open it').first()).toBeVisible();
  await expect.element(page.getByText('Mei Tan')).toBeVisible();
  await expect.element(page.getByText('Noor Haddad')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Embed' })).not.toBeInTheDocument();
  expect(sent.map(({ name }) => name)).not.toContain('ShareSuggestionsResource.get');
});
