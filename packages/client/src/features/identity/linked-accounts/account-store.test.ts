import { describe, expect, it } from 'vitest';
import { ACCOUNT_IN_USE, REMEMBER_DEVICE } from '../../../store/account-in-use.ts';
import { fakeStorage } from './fake-storage.ts';
import { clearAfterLogOut, flatten, makeAccountStore, writeAccountStore } from './account-store.ts';

const named = (id: string, logged_in: boolean) => ({
  id,
  username: id,
  email: null,
  fullName: id,
  imageMediumUrl: null,
  imageLargeUrl: null,
  owners: [],
  partner: null,
  logged_in,
});
const told = { session_accounts: [{ ...named('noor', true), businesses: [{ ...named('shop', false), businesses: [] }] }], group_id: '7' };

describe('the accounts of a browser', () => {
  it('are kept as who is signed in, businesses too, with their group', () => {
    expect(makeAccountStore(told)).toEqual({ groupId: '7', loggedIn: { noor: true, shop: false } });
    expect(flatten(told.session_accounts).map(({ id }) => id)).toEqual(['noor', 'shop']);
  });

  it('come back after a log-out, with the one setting, and nothing else does', () => {
    const storage = fakeStorage({ 'recent-searches': '["boats"]', [ACCOUNT_IN_USE]: 'noor', [REMEMBER_DEVICE]: '1' });
    clearAfterLogOut(storage, makeAccountStore(told));
    const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(new Set(kept)).toEqual(new Set([REMEMBER_DEVICE, 'session-accounts']));
    expect(storage.getItem('session-accounts')).toContain('noor');
  });

  it('are not kept when none stays', () => {
    const storage = fakeStorage({});
    writeAccountStore(storage, makeAccountStore(told));
    clearAfterLogOut(storage, null);
    expect(storage.length).toBe(0);
  });
});
