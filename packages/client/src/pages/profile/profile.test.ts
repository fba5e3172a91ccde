import { describe, expect, it } from 'vitest';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { ensureResource } from '../../store/call.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { siteOf } from '../../routing/structured-data.ts';
import { placeOf, profilePath } from './profile-place.ts';
import { profileHead, profileRedirect } from './profile-route.ts';
import { profileStructuredData } from './profile-structured-data.ts';

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
      noIndex: undefined,
    });
  });

  it('gives link previews the picture without a size, which only its file knows', async () => {
    const store = await storeAfter('noor', { ...noor, imageLargeUrl: '/media/236x/n.jpg' });
    expect(profileHead(at('noor'), store.getState()).image).toEqual({ url: '/media/236x/n.jpg', alt: 'Noor Haddad' });
  });

  it.each([
    ['not_public', { isPrivateProfile: true, isHiddenFromSearch: true, pinCount: null, boardCount: null }],
    ['not_listed', { isHiddenFromSearch: true }],
    ['empty', { pinCount: 0, boardCount: 0 }],
    [undefined, { pinCount: 0, boardCount: 1 }],
  ])('says why search engines are not to list it: %s', async (reason, fields) => {
    const store = await storeAfter('noor', { ...noor, ...fields });
    expect(profileHead(at('noor'), store.getState()).noIndex).toBe(reason);
  });
});

describe('what a profile says to machines', () => {
  const site = siteOf({ appName: 'Bowerbird', origin: 'https://pins.example.org' });
  const counts = { profileUrl: '/noor/', followerCount: 7, pinCount: 12, domainUrl: 'https://noor.example/', domainVerified: true };

  it('names the person of whom it is, as a profile needs it, and the way there', async () => {
    const store = await storeAfter('noor', { ...noor, ...counts, imageLargeUrl: '/media/236x/n.jpg' });
    const [page, way] = profileStructuredData(at('noor'), store.getState(), site);
    expect(page).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Noor Haddad',
        alternateName: 'noor',
        image: 'https://pins.example.org/media/236x/n.jpg',
        sameAs: 'https://noor.example/',
        interactionStatistic: { interactionType: { '@type': 'FollowAction' }, userInteractionCount: 7 },
      },
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Bowerbird', item: 'https://pins.example.org/' },
        { '@type': 'ListItem', position: 2, name: 'Noor Haddad', item: 'https://pins.example.org/noor/' },
      ],
    });
  });

  it('calls no website theirs that they did not prove to be', async () => {
    const store = await storeAfter('noor', { ...noor, ...counts, domainVerified: false });
    expect(JSON.stringify(profileStructuredData(at('noor'), store.getState(), site))).not.toContain('noor.example');
  });
});
