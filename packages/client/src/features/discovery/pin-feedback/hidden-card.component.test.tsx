import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal } from '../../../testing/mount.tsx';
import type { StoredPin } from '../../pinning/pins/index.ts';
import { HiddenCard } from './hidden-card.tsx';
import { hidePin } from './give-feedback.ts';

const bench = {
  type: 'pin',
  id: '9',
  title: 'A bench',
  images: { '736x': { url: '/b.jpg', width: 400, height: 600 } },
  board: { type: 'board', id: '5' },
  pinner: { type: 'user', id: '7' },
} as unknown as StoredPin;
const entities = {
  pin: { 9: bench },
  board: { 5: { type: 'board', id: '5', name: 'Terrace' } },
  user: { 7: { type: 'user', id: '7', fullName: 'Lena Fjeld' } },
} as never;

describe('the place of a hidden pin', () => {
  it('says so with the cursor on it, and gives the pin back', async () => {
    const { sent, store } = await mount(<HiddenCard pin={bench} />, { state: { entities, hiddenHere: { 9: true } }, answer: () => bench });
    await expect.element(page.getByRole('group', { name: 'Pin hidden' })).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => store.getState().hiddenHere).toEqual({});
    expect(sent).toEqual([{ name: 'PinFeedbackResource.delete', input: { pin_id: '9', action: 'hide', about: 'pin' } }]);
  });

  it('asks for fewer of the board or the person, once each, and that is taken back by the message', async () => {
    const { sent } = await mount(<HiddenCard pin={bench} />, { state: { entities }, answer: () => bench });
    const fewer = page.getByRole('button', { name: 'Fewer from “Terrace”' });
    await fewer.click();
    await expect.element(fewer).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Fewer from Lena Fjeld' }).click();
    expect(sent.map(({ input }) => input)).toEqual([
      { pin_id: '9', action: 'fewer_like_this', about: 'board' },
      { pin_id: '9', action: 'fewer_like_this', about: 'user' },
    ]);
  });

  it('stands only as long as the server agrees', async () => {
    const { store } = await mount(null, {
      state: { entities },
      answer: () => {
        throw refusal('pin_not_found');
      },
    });
    expect(await store.dispatch(hidePin('9'))).toBe(false);
    expect(store.getState().hiddenHere).toEqual({});
  });
});
