import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { OperatorPerson } from '@bowerbird/contract/operation/operator/schemas.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { mount } from '../../../testing/mount.tsx';
import { PeopleSection } from './people-section.tsx';

const noor: OperatorPerson = {
  user_id: '7',
  username: 'noor',
  full_name: 'Noor Haddad',
  email: null,
  state: accountStates.suspended,
  is_owner: false,
  is_suspended_by_owner: true,
  birthday: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

const showPeople = (person: OperatorPerson, lifted: OperatorPerson = person) =>
  mount(
    <MemoryRouter>
      <PeopleSection />
    </MemoryRouter>,
    {
      answer: ({ name }) => {
        if (name === 'OperatorPeopleResource.get') return [person];
        return name === 'SuspensionResource.delete' ? lifted : [];
      },
    },
  );

const suspend = page.getByRole('button', { name: 'Suspend noor' });
const lift = page.getByRole('button', { name: 'Let noor in again' });

describe('people whom the owner finds', () => {
  it('are suspended by the owner, too, where moderators did, and let in by the moderators', async () => {
    await showPeople({ ...noor, is_suspended_by_owner: false });
    await expect.element(page.getByText('Suspended', { exact: true })).toBeVisible();
    await expect.element(suspend).toBeVisible();
    expect(lift.elements()).toEqual([]);
  });

  it.each([
    { becomes: 'active', message: 'operator.lifted' },
    { becomes: 'suspended', message: 'operator.staysSuspended' },
  ] as const)('are let in again, and what that did is said: $message', async ({ becomes, message }) => {
    const { store } = await showPeople(noor, { ...noor, state: accountStates[becomes], is_suspended_by_owner: false });
    await lift.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Let in again' }).click();
    await expect.poll(() => store.getState().toasts.current?.message).toBe(message);
  });
});
