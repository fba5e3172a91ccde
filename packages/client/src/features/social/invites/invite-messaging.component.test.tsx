import { createMemoryRouter, RouterProvider } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { InviteMessaging } from './invite-messaging.tsx';

const CODE = 'aB3dE6gH9j';
const mei = {
  sender: { type: 'user', id: '5', fullName: 'Mei Tan', username: 'mei_tan', imageSmallUrl: null, profileUrl: '/mei_tan/' },
  sender_takes_messages: true,
  invite_channel: 1,
};
const record = { ...strangerRecord, id: '3', username: 'noor_haddad', login_state: 1, should_show_messaging: true };
const popover = () => page.getByRole('complementary', { name: 'Who shared this' });

/** A pin's page that Mei's link led to, as a person or a stranger sees it at a device. */
async function show(answer: MountOptions['answer'], { device = 'desktop', viewer = null as object | null, path = '/pin/9/' } = {}) {
  const visits = { viewedSharedPins: [], invite: { inviteCode: CODE, ts: 1, path: '/pin/9/' } };
  const session = { viewer, userId: viewer && '3', settings: {}, context: { device } };
  const router = createMemoryRouter([{ path: '*', element: <InviteMessaging pinId="9" /> }], { initialEntries: [path] });
  const mounted = await mount(<RouterProvider router={router} />, {
    state: { visits, session } as unknown as MountOptions['state'],
    answer,
  });
  const { getState } = mounted.store;
  return {
    ...mounted,
    invite: () => getState().visits.invite,
    isSettled: () => vi.waitFor(() => expect(getState().visits.invite).toBeNull()),
    toast: () => getState().toasts.current,
  };
}

describe('what a page says of who sent somebody', () => {
  it('is a popover for a stranger, until they close it', async () => {
    const { sent, store, invite } = await show(() => mei);
    await expect.element(popover().getByRole('link', { name: 'Mei Tan' })).toHaveAttribute('href', '/mei_tan/');
    expect(sent).toEqual([{ name: 'InviteMetadataResource.get', input: { invite_code: CODE } }]);
    expect(store.getState().visits.viewedSharedPins).toEqual(['9']);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(popover()).not.toBeInTheDocument();
    expect(invite()).toBeNull();
  });

  it('is a toast for somebody signed in, in fewer words on a phone', async () => {
    const desktop = await show(() => mei, { viewer: record });
    await desktop.isSettled();
    expect(desktop.toast()).toMatchObject({ message: 'invites.desktopToast', values: { name: 'Mei Tan' }, href: '/mei_tan/' });
    const phone = await show(() => mei, { viewer: record, device: 'phone' });
    await phone.isSettled();
    expect(phone.toast()).toMatchObject({ message: 'invites.mobileToast' });
    await expect.element(popover()).not.toBeInTheDocument();
  });

  it.each([
    ['the sender', { ...mei, sender: { ...mei.sender, id: '3' } }, record],
    ['who takes no messages', mei, { ...record, should_show_messaging: false }],
    ['who came in without a password', mei, { ...record, login_state: 2 }],
    ['somebody to whom the sender cannot write back', { ...mei, sender_takes_messages: false }, record],
  ])('is nothing for %s', async (_name, invite, viewer) => {
    const shown = await show(() => invite, { viewer });
    await shown.isSettled();
    expect(shown.toast()).toBeNull();
  });

  it('is nothing where the lookup fails or gives nobody', async () => {
    const failing = await show(() => {
      throw refusal('unknown');
    });
    await failing.isSettled();
    const empty = await show(() => null);
    await empty.isSettled();
    await expect.element(popover()).not.toBeInTheDocument();
    expect([failing.toast(), empty.toast()]).toEqual([null, null]);
  });

  it('stands on the page alone that the link led to', async () => {
    const { sent } = await show(() => mei, { path: '/pin/10/' });
    expect(sent).toEqual([]);
  });
});
