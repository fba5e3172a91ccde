import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { saveUnauthPin } from './save-unauth-pin.ts';

const pin = { type: 'pin', id: '7', imageSignature: 'aa', images: {}, savedInfo: null, saveCount: 0 };
const tiles = { type: 'board', id: '51', name: 'Tiles', url: '/noor/tiles/' };
const away = new CallError(null);

/** The first page of somebody who came in; `answers` says what each call gives, or fails with. */
function signIn(answers: Readonly<Record<string, unknown>>) {
  const sent: string[] = [];
  const transport = (async ({ name }: { name: string }, input: { board_id?: string; name?: string }) => {
    sent.push([name, input.board_id ?? input.name].filter(Boolean).join(' '));
    const data = answers[name];
    if (data instanceof Error) throw data;
    return { data };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  return {
    sent,
    save: () => store.dispatch(saveUnauthPin('7', 'Saved ideas')),
    session: () => store.getState().session,
    toast: () => store.getState().toasts.current,
  };
}

const saved = { ...pin, id: '101' };
const answers = {
  'PinResource.get': pin,
  'BoardPickerBoardsShortlistResource.get': [{ board: tiles, sections: [], savedHere: false }],
  'BoardResource.create': { ...tiles, id: '52', name: 'Saved ideas' },
  'RepinResource.create': saved,
};

describe('the pin that somebody wanted to save before they came in', () => {
  it('is saved to the board that they likely use, and the page knows', async () => {
    const page = signIn(answers);
    await page.save();
    expect(page.sent).toEqual(['PinResource.get', 'BoardPickerBoardsShortlistResource.get', 'RepinResource.create 51']);
    expect(page.toast()).toMatchObject({ message: 'saves.toast', values: { board: 'Tiles' } });
    expect(page.session()).toMatchObject({ unauthSavePinId: '7', hasSavedUnauthPin: true });
  });

  it('is saved to a new board where they have none', async () => {
    const page = signIn({ ...answers, 'BoardPickerBoardsShortlistResource.get': [] });
    await page.save();
    expect(page.sent.slice(2)).toEqual(['BoardResource.create Saved ideas', 'RepinResource.create 52']);
    expect(page.toast()).toMatchObject({ values: { board: 'Saved ideas' } });
  });

  it('is not saved again by who keeps it', async () => {
    const savedInfo = { pinId: '9', boardId: '51', boardName: 'Tiles', boardUrl: '/noor/tiles/', sectionTitle: null };
    const page = signIn({ ...answers, 'PinResource.get': { ...pin, savedInfo } });
    await page.save();
    expect(page.sent).toEqual(['PinResource.get']);
    expect(page.session().hasSavedUnauthPin).toBe(false);
  });

  it('is passed over without a word when it is gone meanwhile', async () => {
    const page = signIn({ ...answers, 'PinResource.get': new CallError(toErrorRecord(new ApiError('pin_not_found'))) });
    await page.save();
    expect(page.sent).toEqual(['PinResource.get']);
    expect(page.toast()).toBeNull();
  });

  it('is said not to be saved when the network drops', async () => {
    for (const call of Object.keys(answers).filter((name) => name !== 'BoardResource.create')) {
      const page = signIn({ ...answers, [call]: away });
      await page.save();
      expect(page.toast()).toMatchObject({ kind: 'error', message: 'app.offline' });
      expect(page.session().hasSavedUnauthPin).toBe(false);
    }
  });
});
