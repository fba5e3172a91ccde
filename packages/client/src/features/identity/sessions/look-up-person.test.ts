import { UnauthUserDataResource } from '@bowerbird/contract/identity/logged-out-info/calls.ts';
import type { LoggedOutUserInfo } from '@bowerbird/contract/identity/logged-out-info/schemas.ts';
import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { fetchRememberedPerson } from './look-up-person.ts';

const noor: LoggedOutUserInfo = {
  email: 'noor@example.org',
  first_name: 'Noor',
  has_password: true,
  medium_image_url: null,
  connected_to_facebook: false,
  connected_to_google: false,
};
const storeWhere = (person: LoggedOutUserInfo | null) => createAppStore((async () => ({ data: person })) as unknown as Transport);

describe('looking up whom a device remembers', () => {
  it('keeps them for the page', async () => {
    const store = storeWhere(noor);
    await expect(store.dispatch(fetchRememberedPerson())).resolves.toEqual(noor);
    expect(store.getState().session.loggedOutUserInfo).toEqual(noor);
  });

  it.each([null, { ...noor, email: null }, { ...noor, first_name: '' }])('rejects with nothing in the error for %j', async (person) => {
    const store = storeWhere(person);
    await expect(store.dispatch(fetchRememberedPerson())).rejects.toMatchObject({ record: null });
    expect(store.getState().session.loggedOutUserInfo).toBeNull();
  });

  it('counts an error by its message, and still rejects with it', async () => {
    const counted: unknown[] = [];
    const store = createAppStore((async (endpoint: { name: string }, input: unknown) => {
      if (endpoint.name === UnauthUserDataResource.get.name) throw new CallError(null);
      counted.push(input);
      return { data: null };
    }) as unknown as Transport);
    await expect(store.dispatch(fetchRememberedPerson())).rejects.toBeInstanceOf(CallError);
    expect(counted).toEqual([{ failure: 'personalised_login', message: 'The server was not reached' }]);
  });
});
