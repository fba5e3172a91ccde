import { MemoryRouter } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { useEntity } from '../../../store/hooks.ts';
import { isWholePin, type WholePin } from '../../pinning/pins/index.ts';
import { startWatching, stopWatching } from '../comments/fresh-comments.ts';
import live from './pin-reactions.live.ts';
import { PinReactions } from './pin-reactions.tsx';

const viewer = { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad', login_state: loginStates.loggedIn };
const noor = { userId: '3', settings: {}, viewer };
const jug = (reaction_counts: Record<string, number>, reaction_by_me = 0) =>
  ({ type: 'pin', id: '9', entityId: '9', reaction_counts, reaction_by_me }) as unknown as WholePin;

/** The reactions of the pin as the store knows it. */
function Known() {
  const pin = useEntity({ type: 'pin', id: '9' });
  return isWholePin(pin) ? <PinReactions pin={pin} /> : null;
}

const show = (pin: WholePin, options: MountOptions & { readonly isStranger?: boolean } = {}) =>
  mount(
    <MemoryRouter>
      <Known />
    </MemoryRouter>,
    {
      ...options,
      state: {
        ...(!options.isStranger && { session: noor }),
        entities: { user: {}, pin: { '9': pin } },
      } as unknown as MountOptions['state'],
    },
  );
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the reactions to a pin', () => {
  it('are offered by a sign, counted at once, and taken back by the same press', async () => {
    const { sent } = await show(jug({}), {
      answer: ({ name }) => (name === 'ReactionsResource.create' ? jug({ 7: 1 }, 7) : jug({})),
    });
    await button('React').click();
    await button('Well made').click();
    await expect.element(button('React: 1 reaction')).toHaveTextContent('1');
    await button('React: 1 reaction').click();
    await expect.element(button('Well made')).toHaveAttribute('aria-pressed', 'true');
    await button('Well made').click();
    await expect.element(button('React')).toBeVisible();
    expect(sent).toEqual([
      { name: 'ReactionsResource.create', input: { pin_id: '9', reaction_type: 7 } },
      { name: 'ReactionsResource.delete', input: { pin_id: '9' } },
    ]);
  });

  it('go back to what they were when one is not taken, and say so', async () => {
    const { store } = await show(jug({ 1: 4 }), {
      answer: () => {
        throw refusal('too_many_requests');
      },
    });
    await button('React: 4 reactions').click();
    await button('Wow').click();
    await vi.waitFor(() => expect(store.getState().toasts.current).toMatchObject({ kind: 'error' }));
    await expect.element(button('React: 4 reactions')).toBeVisible();
  });

  it('are chosen by keys alone', async () => {
    const { sent } = await show(jug({}), { answer: () => jug({ 11: 1 }, 11) });
    (button('React').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Love it')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await vi.waitFor(() => expect(sent[0]?.input).toEqual({ pin_id: '9', reaction_type: 11 }));
  });

  it('name who gave them', async () => {
    const user = (id: string, fullName: string, username: string) => ({
      type: 'user',
      id,
      fullName,
      username,
      imageSmallUrl: null,
      profileUrl: `/${username}/`,
      isVerifiedMerchant: false,
    });
    const given = [
      { id: '9:4:5', user: user('4', 'Tomás Ibarra', 'tomas_ibarra'), reaction_type: 5 },
      { id: '9:5:1', user: user('5', 'Mei Tan', 'mei_tan'), reaction_type: 1 },
    ];
    await show(jug({ 1: 1, 5: 1 }), { isStranger: true, answer: () => given });
    await button('2 reactions').click();
    const rows = page.getByRole('listitem');
    await expect.element(rows.nth(0).getByRole('link', { name: /Tomás Ibarra/ })).toHaveAttribute('href', '/tomas_ibarra/');
    await expect.element(rows.nth(0).getByRole('img', { name: 'Made me smile' })).toBeVisible();
    await expect.element(rows.nth(1).getByRole('link', { name: /Mei Tan/ })).toHaveAttribute('href', '/mei_tan/');
  });

  it('are nothing to a stranger where nobody gave any', async () => {
    await show(jug({}), { isStranger: true });
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('are counted anew on an open page, once for many that come together', async () => {
    const { sent, store } = await show(jug({ 1: 1 }), { answer: () => jug({ 1: 3 }) });
    startWatching({ type: 'pin', id: '9' });
    const tell = () => store.dispatch(live[0]!.apply({ pinId: '9' } as never));
    void tell();
    void tell();
    await expect.element(button('React: 3 reactions')).toBeVisible();
    expect(sent).toEqual([{ name: 'PinResource.get', input: { id: '9' } }]);
    stopWatching('9');
  });
});
