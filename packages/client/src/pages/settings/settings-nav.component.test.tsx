import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../testing/stranger-record.ts';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import { AccountMenuList } from '../shell/account-menu-list.tsx';
import { SettingsNav } from './settings-frame.tsx';

const person = (more: object = {}) => ({ ...strangerRecord, id: '3', username: 'noor_haddad', login_state: 1, ...more }) as ViewerCard;
const stateOf = (viewer: ViewerCard) => ({ session: { userId: '3', settings: {}, viewer } }) as MountOptions['state'];
const show = (viewer: ViewerCard) =>
  mount(
    <MemoryRouter>
      <SettingsNav hasHelp />
    </MemoryRouter>,
    { state: stateOf(viewer) },
  );
const groups = () => page.getByRole('navigation', { name: 'Settings' }).getByRole('group');

describe('the list of settings', () => {
  it('has its pages in groups with a name each, and what it says of them are sentences', async () => {
    await show(person());
    await expect.element(page.getByRole('group', { name: 'You' }).getByRole('link', { name: /^Edit profile/u })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Tools' }).getByRole('link', { name: /^Bring things in.*\.$/u })).toBeVisible();
    expect(groups().elements()).toHaveLength(4);
    for (const link of page.getByRole('link').elements()) expect(link.textContent).toMatch(/\.$/u);
  });

  it('has a group more for who runs the place', async () => {
    await show(person({ is_moderator: true }));
    await expect
      .element(page.getByRole('group', { name: 'Running this place' }).getByRole('link', { name: /^Care/u }))
      .toHaveAttribute('href', '/care/');
    expect(groups().elements()).toHaveLength(5);
  });

  function Menu({ viewer }: { viewer: ViewerCard }) {
    const button = useRef<HTMLButtonElement>(null);
    return (
      <MemoryRouter>
        <button ref={button}>Open</button>
        <AccountMenuList viewer={viewer} trigger={button} placement="end" onShortcuts={() => undefined} onClose={() => undefined} />
      </MemoryRouter>
    );
  }

  it.each([
    [true, 1],
    [false, 0],
  ])('leads moderators to their cases from the account menu too: %s', async (isModerator, count) => {
    const viewer = person({ is_moderator: isModerator });
    await mount(<Menu viewer={viewer} />, { state: stateOf(viewer), answer: () => [] });
    await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Care' }).elements()).toHaveLength(count);
  });
});
