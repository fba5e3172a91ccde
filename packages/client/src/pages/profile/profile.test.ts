import { describe, expect, it } from 'vitest';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { ensureResource } from '../../store/call.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { placeOf, profilePath } from './profile-place.ts';
import { profileHead, profileRedirect } from './profile-route.ts';

const noor = {
  type: 'user',
  id: '1',
  entityId: '1',
  username: 'noor',
  fullName: 'Noor Haddad',
  about: 'Stage designer.',
  imageLargeUrl: null,
  isPrivateProfile: false,
  isHiddenFromSearch: false,
};
const at = (username: string, search = '') => ({ params: { username }, search: new URLSearchParams(search) });

async function storeAfter(username: string, record: object) {
  const store = createAppStore((async () => ({ data: record })) as unknown as Transport);
  await store.dispatch(ensureResource(UserResource.get, { username }));
  return store;
}

describe('the address of a profile', () => {
  it('names its place, and the first of each when it names none', () => {
    expect(placeOf(new URLSearchParams())).toEqual({ tab: 'boards', sort: 'custom' });
    expect(placeOf(new URLSearchParams('tab=pins&sort=newest'))).toEqual({ tab: 'pins', sort: 'newest' });
    expect(placeOf(new URLSearchParams('tab=secrets'))).toEqual({ tab: 'boards', sort: 'custom' });
    expect(profilePath('noor', { tab: 'created' })).toBe('/noor/?tab=created');
    expect(profilePath('noor')).toBe('/noor/');
  });

  it('leads from a former username to the one that took its place', async () => {
    const store = await storeAfter('noor_h', noor);
    expect(profileRedirect(at('noor_h', 'tab=pins'), store.getState())).toBe('/noor/?tab=pins');
    const current = await storeAfter('noor', noor);
    expect(profileRedirect(at('noor'), current.getState())).toBeNull();
  });
});

describe('the head of a profile', () => {
  it('says whose it is', async () => {
    const store = await storeAfter('noor', noor);
    expect(profileHead(at('noor'), store.getState())).toMatchObject({
      title: 'Noor Haddad (@noor)',
      description: 'Stage designer.',
      kind: 'profile',
      username: 'noor',
      canonicalPath: '/noor/',
      noIndex: false,
    });
  });

  it('gives link previews the picture without a size, which only its file knows', async () => {
    const store = await storeAfter('noor', { ...noor, imageLargeUrl: '/media/236x/n.jpg' });
    expect(profileHead(at('noor'), store.getState()).image).toEqual({ url: '/media/236x/n.jpg', alt: 'Noor Haddad' });
  });

  it('keeps a private one out of search engines', async () => {
    const store = await storeAfter('noor', { ...noor, isPrivateProfile: true });
    expect(profileHead(at('noor'), store.getState()).noIndex).toBe(true);
  });
});
