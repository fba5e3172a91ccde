import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runUndo } from '../../../store/undo-registry.ts';
import { mount, refusal } from '../../../testing/mount.tsx';
import { PinGrid, type StoredPin } from '../../pinning/pins/index.ts';
import { HiddenCard } from './hidden-card.tsx';
import { askForFewerAt, hideOpenPin, hidePin, showPinAgain } from './give-feedback.ts';
import { pinHidden } from './pin-feedback.store.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;

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
    const { sent, store } = await mount(<HiddenCard pin={bench} hasWords hidden={{ at: Date.now(), path: '/' }} />, {
      state: { entities, hiddenHere: { 9: { at: Date.now(), path: '/' } } },
      answer: () => bench,
    });
    await expect.element(page.getByRole('group', { name: 'Pin hidden' })).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => store.getState().hiddenHere).toEqual({});
    expect(sent).toEqual([{ name: 'PinFeedbackResource.delete', input: { pin_id: '9', action: 'hide', about: 'pin' } }]);
  });

  it('asks for fewer of the board or the person, once each, and that is taken back by the message', async () => {
    const { sent } = await mount(<HiddenCard pin={bench} hasWords hidden={{ at: Date.now(), path: '/' }} />, {
      state: { entities },
      answer: () => bench,
    });
    const fewer = page.getByRole('button', { name: 'Fewer from “Terrace”' });
    await fewer.click();
    await expect.element(fewer).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Fewer from Lena Fjeld' }).click();
    expect(sent.map(({ input }) => input)).toEqual([
      { pin_id: '9', action: 'fewer_like_this', about: 'board' },
      { pin_id: '9', action: 'fewer_like_this', about: 'user' },
    ]);
  });

  it('offers the way back for ten seconds, wherever it is drawn again meanwhile, and keeps the cursor then', async () => {
    await mount(<HiddenCard pin={bench} hasWords hidden={{ at: Date.now() - 9_300, path: '/' }} />, { state: { entities } });
    (page.getByRole('button', { name: 'Undo' }).element() as HTMLElement).focus();
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: 'Pin hidden' })).toHaveFocus();
  });

  it.each(['default', 'compact'] as const)(
    'fills its place on a wall of the look “%s”, whatever its picture and its title',
    async (look) => {
      const tile = (id: string, title: string | null, height: number) => ({
        ...bench,
        id,
        title,
        images: Object.fromEntries(['orig', '236x', '474x', '736x'].map((size) => [size, { url: PICTURE, width: 400, height }])),
        dominantColor: '#336699',
        isBlurred: null,
        carouselData: null,
        productOffer: null,
        sponsorship: null,
        savedInfo: null,
        access: [],
        videos: null,
        storyPageCount: null,
      });
      const tiles = [
        tile('1', 'A', 300),
        tile('2', 'A bench that is far too long for any single line of words', 500),
        tile('3', null, 2000),
      ];
      const pins = tiles.map(({ id }) => ({ type: 'pin' as const, id }));
      const { store } = await mount(
        <MemoryRouter>
          <div style={{ inlineSize: 390 }}>
            <PinGrid label="Terrace" pins={pins} look={look} />
          </div>
        </MemoryRouter>,
        { state: { entities: { ...(entities as object), pin: Object.fromEntries(tiles.map((one) => [one.id, one])) } as never } },
      );
      const heights = () =>
        page
          .getByRole('article')
          .elements()
          .map((card) => Math.round(card.getBoundingClientRect().height));
      await expect.poll(() => heights().length).toBe(3);
      const before = heights();
      for (const { id } of tiles) store.dispatch(pinHidden({ id, at: Date.now(), path: window.location.pathname }));
      await expect.poll(() => page.getByRole('group', { name: 'Pin hidden' }).elements().length).toBe(3);
      expect(heights()).toEqual(before);
    },
  );

  it('takes the cursor from nobody', async () => {
    await mount(
      <>
        <input aria-label="Search" autoFocus />
        <HiddenCard pin={bench} hasWords hidden={{ at: Date.now(), path: '/' }} />
      </>,
      { state: { entities } },
    );
    await expect.element(page.getByRole('group', { name: 'Pin hidden' })).toBeVisible();
    await expect.element(page.getByLabelText('Search')).toHaveFocus();
  });

  it('is that of a pin and its siblings where fewer of their board are wanted, and all come back', async () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '/');
    onTestFinished(() => window.history.replaceState(null, '', before));
    const pin = { 9: bench, 10: { ...bench, id: '10' }, 11: { ...bench, id: '11', board: { type: 'board', id: '6' } } };
    const { sent, store } = await mount(null, { state: { entities: { ...(entities as object), pin } as never }, answer: () => bench });
    const fewer = { about: 'board', name: 'Terrace' } as const;
    await store.dispatch(askForFewerAt('card', '9', fewer));
    expect(Object.keys(store.getState().hiddenHere)).toEqual(['9', '10']);
    const sibling = store.getState().hiddenHere['10']!;
    await mount(<HiddenCard pin={{ ...bench, id: '10' }} hasWords hidden={sibling} />, { state: { entities } });
    await expect.element(page.getByRole('group', { name: 'You will see fewer pins from “Terrace”.' })).toBeVisible();
    await store.dispatch(showPinAgain('10'));
    expect(store.getState().hiddenHere).toEqual({});
    const input = { pin_id: '9', action: 'fewer_like_this', about: 'board' };
    expect(sent).toEqual([
      { name: 'PinFeedbackResource.create', input },
      { name: 'PinFeedbackResource.delete', input },
    ]);
  });

  it('is a message where no card stands, whose way back asks for the pin again', async () => {
    const { sent, store } = await mount(null, { state: { entities }, answer: () => bench });
    expect(await store.dispatch(hideOpenPin('9'))).toBe(true);
    const { current } = store.getState().toasts;
    expect(current).toMatchObject({ kind: 'undoable', message: 'feedback.hidden' });
    await runUndo(current!.undoId!);
    expect(sent.map(({ name }) => name)).toEqual(['PinFeedbackResource.create', 'PinFeedbackResource.delete']);
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
