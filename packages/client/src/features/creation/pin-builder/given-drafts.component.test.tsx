import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { brokenNetwork, mount, type MountOptions } from '../../../testing/mount.tsx';
import { resourceKey } from '../../../store/resource-key.ts';
import { blankRecord } from './testing/draft-server.ts';
import { useDrafts, type DraftsInHand } from './use-drafts.ts';

const recordOf = (title: string): PinDraft => ({ ...blankRecord(title), version: 1, title });

/** A server that keeps these drafts, or is out of reach. */
function serverOf(...titles: readonly string[]) {
  return { kept: titles.map(recordOf), isAway: false };
}

/** A tab that is opened with the drafts that its page brought along. */
async function openTab(server: ReturnType<typeof serverOf>, given: readonly PinDraft[] = server.kept) {
  const drawn: DraftsInHand[] = [];
  const Page = () => {
    const hand = useDrafts('3');
    useLayoutEffect(() => void drawn.push(hand));
    return null;
  };
  const resource = { fetching: false, loaded: true, data: given, auxData: {}, nextBookmark: null, error: null };
  const state = { resources: { [PinDraftsResource.get.name]: { [resourceKey({})]: resource } } } as MountOptions['state'];
  const { sent, store } = await mount(<Page />, {
    state,
    answer: ({ name, input }) => {
      if (server.isAway) throw brokenNetwork();
      if (name === 'PinDraftsResource.delete') server.kept = server.kept.filter(({ id }) => id !== (input as { id: string }).id);
      return name === 'PinDraftsResource.get' ? server.kept : null;
    },
  });
  const titlesOf = (hand: DraftsInHand) => hand.drafts.map(({ title }) => title);
  const hand = () => drawn.at(-1)!;
  const calls = () => sent.map(({ name }) => name);
  return { hand, calls, store, firstTitles: () => titlesOf(drawn[0]!), titles: () => titlesOf(hand()) };
}

/** What a browser keeps of a tab that is closed. */
const closeTab = () => sessionStorage.clear();

describe('drafts that came with the page', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('are there at the first paint, count as saved, and are not sent back', async () => {
    const tab = await openTab(serverOf('Jug', 'Bowl'));
    expect(tab.firstTitles()).toEqual(['Jug', 'Bowl']);
    expect(tab.hand().drafts.every((draft) => tab.hand().kept.isSaved(draft))).toBe(true);
    await expect.poll(() => tab.hand().kept.isPulled).toBe(true);
    expect([tab.titles(), tab.calls()]).toEqual([['Jug', 'Bowl'], ['PinDraftsResource.get']]);
  });

  it('follow what changed on the server since, and are not what the page begins with again', async () => {
    const server = serverOf('Jug', 'Bowl');
    const tab = await openTab(server, [recordOf('Jug'), recordOf('Cup')]);
    await expect.poll(tab.titles).toEqual(['Jug', 'Bowl']);
    expect(tab.store.getState().resources['PinDraftsResource.get']).toEqual({});
  });

  it('stay away where they were taken away without a network, also after the tab closed, and leave the server', async () => {
    const server = serverOf('Jug', 'Bowl');
    const before = await openTab(server);
    await expect.poll(() => before.hand().kept.isPulled).toBe(true);
    server.isAway = true;
    before.hand().discard([before.hand().selected]);
    await expect.poll(before.titles).toEqual(['Bowl']);
    closeTab();
    const after = await openTab(server);
    await expect.poll(after.titles).toEqual(['Bowl']);
    server.isAway = false;
    globalThis.dispatchEvent(new Event('online'));
    await expect.poll(() => server.kept.map(({ title }) => title)).toEqual(['Bowl']);
    expect(after.titles()).toEqual(['Bowl']);
    await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('removal'))).toEqual([]);
  });

  it('leave nothing but a blank one where the last of them was taken away without a network', async () => {
    const server = serverOf('Jug');
    const before = await openTab(server);
    await expect.poll(() => before.hand().kept.isPulled).toBe(true);
    server.isAway = true;
    before.hand().discard([before.hand().selected]);
    await expect.poll(before.titles).toEqual(['']);
    closeTab();
    const after = await openTab(server);
    await expect.poll(after.titles).toEqual(['']);
  });

  it('are no place for a file that another app shares, unless they are blank', async () => {
    const tab = await openTab(serverOf('Jug'));
    await expect.poll(() => tab.hand().kept.isPulled).toBe(true);
    tab.hand().addSharedFiles([new File(['jug'], 'jug.jpg', { type: 'image/jpeg' })]);
    await expect.poll(tab.titles).toEqual(['Jug', '']);
    expect(tab.hand().drafts[0]!.picture.kind).toBe('none');
  });

  it('give a file that another app shares the words that came with it', async () => {
    const tab = await openTab(serverOf('Jug'));
    await expect.poll(() => tab.hand().kept.isPulled).toBe(true);
    const words = { link: 'https://rooms.example/a', title: '', description: 'look' };
    tab.hand().addSharedFiles([new File(['bowl'], 'bowl.jpg', { type: 'image/jpeg' })], words);
    await expect.poll(() => tab.hand().drafts.at(-1)).toMatchObject({ link: 'https://rooms.example/a', description: 'look' });
    expect(tab.hand().drafts[0]).toMatchObject({ title: 'Jug', link: '' });
  });
});
