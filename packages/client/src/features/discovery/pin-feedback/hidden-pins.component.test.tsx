import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { call } from '../../../store/call.ts';
import { runUndo } from '../../../store/undo-registry.ts';
import { mount, pageOf, refusal, type SentCall } from '../../../testing/mount.tsx';
import { PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import { hiding } from './hiding.ts';
import { HiddenPins } from './index.ts';

const pin = (id: string, title: string) => ({ type: 'pin', id, title, images: { '136x136': { url: `/${id}.jpg` } }, isHidden: true });
const [bench, lamp, vase] = [pin('9', 'A bench'), pin('8', 'A lamp'), pin('7', 'A vase')];
const isList = ({ name }: SentCall) => name === 'HiddenPinsResource.get';
const showAgain = (name: string) => page.getByRole('button', { name: `Show “${name}” again` });
const shown = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

describe('the pins that somebody hid', () => {
  it('leave the list at once when they are shown again, with the cursor on the next one, and come back to their place', async () => {
    const { sent, store } = await mount(<HiddenPins />, {
      answer: (one) => (isList(one) ? [bench, lamp, vase] : { ...lamp, isHidden: false }),
    });
    await showAgain('A lamp').click();
    await expect.poll(shown).toEqual(['A bench', 'A vase']);
    await expect.element(showAgain('A vase')).toHaveFocus();
    await expect.poll(() => store.getState().toasts.current?.message).toBe('tastes.shownAgain');
    await runUndo(store.getState().toasts.current!.undoId!);
    await expect.poll(shown).toEqual(['A bench', 'A lamp', 'A vase']);
    expect(sent.filter((one) => !isList(one))).toEqual([
      { name: 'PinFeedbackResource.delete', input: hiding('8') },
      { name: 'PinFeedbackResource.create', input: hiding('8') },
    ]);
    expect(sent.filter(isList)).toHaveLength(1);
  });

  it('stay where the server refuses', async () => {
    const answer = (one: SentCall) => {
      if (isList(one)) return [bench];
      throw refusal('pin_not_found');
    };
    const { store } = await mount(<HiddenPins />, { answer });
    await showAgain('A bench').click();
    await expect.poll(() => store.getState().toasts.current?.kind).toBe('error');
    await expect.element(showAgain('A bench')).toBeVisible();
  });

  it('come by pages, and say so where there are none', async () => {
    const answer = (one: SentCall) => {
      if (!isList(one)) return { ...bench, isHidden: false };
      return (one.input as { bookmarks?: unknown }).bookmarks ? [lamp] : pageOf([bench], 'next');
    };
    await mount(<HiddenPins />, { answer });
    await page.getByRole('button', { name: 'Show more hidden pins' }).click();
    await expect.poll(shown).toEqual(['A bench', 'A lamp']);
    await showAgain('A bench').click();
    await showAgain('A lamp').click();
    await expect.element(page.getByText('You hide no pins.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Hidden pins' })).toHaveFocus();
  });

  it('come into the list, and leave it, when that happens elsewhere', async () => {
    let list = [bench];
    const { store } = await mount(<HiddenPins />, { answer: (one) => (isList(one) ? list : bench) });
    await expect.poll(shown).toEqual(['A bench']);
    list = [lamp, bench];
    await store.dispatch(call(PinFeedbackResource.create, hiding('8')));
    await expect.poll(shown).toEqual(['A lamp', 'A bench']);
    await store.dispatch(call(PinFeedbackResource.delete, hiding('9')));
    await expect.poll(shown).toEqual(['A lamp']);
  });
});
