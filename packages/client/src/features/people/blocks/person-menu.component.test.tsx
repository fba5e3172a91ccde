import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { useEntity } from '../../../store/hooks.ts';
import { runUndo } from '../../../store/undo-registry.ts';
import { isWholeUser } from '../users/index.ts';
import { PersonMenu } from './person-menu.tsx';

const sam = {
  type: 'user',
  id: '7',
  entityId: '7',
  fullName: 'Sam Doyle',
  blockedByMe: false,
  mutedByMe: false,
  explicitlyFollowedByMe: true,
};
const feed = { fetching: false, loaded: true, auxData: {}, nextBookmark: null, error: null };
const state = {
  session: { userId: '3', viewer: { ...strangerRecord, id: '3' } },
  entities: {
    user: { '7': sam },
    pin: { '1': { id: '1', pinner: { type: 'user', id: '7' } }, '2': { id: '2', pinner: { type: 'user', id: '8' } } },
  },
  resources: {
    UserHomefeedResource: {
      all: {
        ...feed,
        data: [
          { type: 'pin', id: '1' },
          { type: 'pin', id: '2' },
        ],
      },
    },
  },
} as unknown as MountOptions['state'];

function Menu() {
  const user = useEntity({ type: 'user', id: '7' });
  return isWholeUser(user) ? <PersonMenu user={user} /> : null;
}
const choose = async (name: string) => {
  await page.getByRole('button', { name: 'More about Sam Doyle' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const agree = () => page.getByRole('button', { name: 'Block', exact: true }).click();

describe('the menu of a person', () => {
  const shownOf = (store: Awaited<ReturnType<typeof mount>>['store']) =>
    (store.getState().resources.UserHomefeedResource!.all!.data as { id: string }[]).map(({ id }) => id);

  it('asks before it blocks, and then takes all that they made off the page', async () => {
    const { store, sent } = await mount(<Menu />, { state, answer: () => ({ ...sam, blockedByMe: true }) });
    await choose('Block');
    await expect
      .element(page.getByText('You no longer follow each other, and you leave each other’s boards.', { exact: false }))
      .toBeVisible();
    expect(sent).toEqual([]);
    await agree();
    await vi.waitFor(() => expect(sent).toEqual([{ name: 'UserBlockResource.create', input: { user_id: '7' } }]));
    expect(shownOf(store)).toEqual(['2']);
    await choose('Unblock');
    await vi.waitFor(() => expect(sent.at(-1)!.name).toBe('UserBlockResource.delete'));
  });

  it('brings it all back when the block is undone, and leaves it away where that is refused', async () => {
    const answers = [{ ...sam, blockedByMe: true }, { ...sam, blockedByMe: false }, { ...sam, blockedByMe: true }, refusal('transient')];
    const { store, sent } = await mount(<Menu />, {
      state,
      answer: () => {
        const next = answers.shift();
        if (next instanceof Error) throw next;
        return next;
      },
    });
    const block = async (times: number) => {
      await choose('Block');
      await agree();
      await vi.waitFor(() => expect(sent).toHaveLength(times));
      await vi.waitFor(() => expect(store.getState().toasts.current?.undoId).toBeDefined());
      expect(shownOf(store)).toEqual(['2']);
      await runUndo(store.getState().toasts.current!.undoId!);
      expect(sent.at(-1)).toEqual({ name: 'UserBlockResource.delete', input: { user_id: '7' } });
    };
    await block(1);
    expect(shownOf(store)).toEqual(['1', '2']);
    expect(store.getState().entities.user['7']).toMatchObject({ blockedByMe: false });
    await block(3);
    expect(shownOf(store)).toEqual(['2']);
    expect(store.getState().entities.user['7']).toMatchObject({ blockedByMe: true });
  });

  it('puts everything back when the server refuses', async () => {
    const { store, sent } = await mount(<Menu />, {
      state,
      answer: () => {
        throw refusal('user_not_found');
      },
    });
    await choose('Block');
    expect(sent).toEqual([]);
    await agree();
    await vi.waitFor(() => expect(sent.length).toBe(1));
    await vi.waitFor(() => expect(shownOf(store)).toEqual(['1', '2']));
    expect(store.getState().entities.user['7']).toMatchObject({ blockedByMe: false, explicitlyFollowedByMe: true });
  });

  it('mutes at once and leaves the page as it is', async () => {
    const { store, sent } = await mount(<Menu />, { state, answer: () => ({ ...sam, mutedByMe: true }) });
    await choose('Mute');
    await vi.waitFor(() => expect(sent).toEqual([{ name: 'UserMuteResource.create', input: { user_id: '7' } }]));
    expect(shownOf(store)).toEqual(['1', '2']);
    await choose('Unmute');
    await vi.waitFor(() => expect(sent.at(-1)!.name).toBe('UserMuteResource.delete'));
  });

  it('is nothing to a stranger', async () => {
    const { store } = await mount(<Menu />, { state: { entities: state!.entities } });
    expect(store.getState().entities.user['7']).toMatchObject({ fullName: 'Sam Doyle' });
    await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toBe(''));
  });
});
