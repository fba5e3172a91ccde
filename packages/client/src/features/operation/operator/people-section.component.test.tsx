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
  it('are let in again, whoever suspended them', async () => {
    const { store } = await showPeople(noor, { ...noor, state: accountStates.active });
    await expect.element(page.getByText('Suspended', { exact: true })).toBeVisible();
    expect(suspend.elements()).toEqual([]);
    await lift.click();
    await expect.element(page.getByRole('alertdialog').getByText(/Where moderators decided so, that is taken back/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Let in again' }).click();
    await expect.poll(() => store.getState().toasts.current?.message).toBe('operator.lifted');
  });
});
