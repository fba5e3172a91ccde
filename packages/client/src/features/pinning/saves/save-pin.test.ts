import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { received } from '../../../store/received.ts';
import type { StoredPin } from '../pins/stored-pin.ts';
import { runUndo } from '../../../store/undo-registry.ts';
import { savePin } from './save-pin.ts';

const tiles = { id: '51', name: 'Tiles', url: '/noor/tiles/' };
const rooms = { id: '52', name: 'Blue rooms', url: '/noor/blue-rooms/' };

function openPage(answer: (endpoint: string) => Promise<unknown>) {
  const sent: string[] = [];
  const transport = (async (endpoint: { name: string }, input: { board_id?: string; id?: string }) => {
    sent.push(`${endpoint.name} ${input.board_id ?? input.id}`);
    return { data: await answer(endpoint.name) };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  const azulejo = { type: 'pin', imageSignature: 'aa', images: {}, savedInfo: null };
  const pins = { '1': { ...azulejo, id: '1' }, '2': { ...azulejo, id: '2' }, '3': { ...azulejo, id: '3', imageSignature: 'bb' } };
  store.dispatch(received({ endpoint: '', input: {}, result: null, entities: { pin: pins, board: {}, section: {}, user: {} } }));
  const pin = (id: string) => store.getState().entities.pin[id] as StoredPin;
  return {
    sent,
    save: (board: typeof tiles) => store.dispatch(savePin(pin('1'), board)),
    boardsShown: () => ['1', '2', '3'].map((id) => pin(id).savedInfo?.boardName ?? '-').join(' '),
    toast: () => store.getState().toasts.current,
    undo: async () => runUndo(store.getState().toasts.current?.undoId ?? ''),
  };
}

const accepts = () => {
  let made = 100;
  return async (endpoint: string) =>
    endpoint === 'RepinResource.create' ? { type: 'pin', id: String((made += 1)), imageSignature: 'aa' } : null;
};

describe('saving a pin', () => {
  it('shows at once on every card of the picture, and on no other', () => {
    const page = openPage(() => new Promise(() => {}));
    void page.save(tiles);
    expect(page.boardsShown()).toBe('Tiles Tiles -');
  });

  it('says where, with a link and an undo', async () => {
    const page = openPage(accepts());
    await page.save(tiles);
    expect(page.toast()).toMatchObject({ message: 'saves.toast', values: { board: 'Tiles' }, href: '/noor/tiles/' });
    expect(page.toast()?.undoId).toBeDefined();
  });

  it('is one save, however quickly the button is clicked again', async () => {
    const page = openPage(accepts());
    await Promise.all([page.save(tiles), page.save(tiles)]);
    expect(page.sent).toEqual(['RepinResource.create 51']);
  });

  it('goes back to unsaved when it fails, and says so', async () => {
    const page = openPage(() => Promise.reject(new CallError(null)));
    await page.save(tiles);
    expect(page.boardsShown()).toBe('- - -');
    expect(page.toast()).toMatchObject({ kind: 'error', message: 'app.offline' });
  });

  it('is taken back by undo, which deletes the pin it made', async () => {
    const page = openPage(accepts());
    await page.save(tiles);
    await page.undo();
    expect(page.sent).toEqual(['RepinResource.create 51', 'PinResource.delete 101']);
    expect(page.boardsShown()).toBe('- - -');
    expect(page.toast()).toMatchObject({ message: 'saves.undone' });
  });

  it('to a second board is undone to the first', async () => {
    const page = openPage(accepts());
    await page.save(tiles);
    await page.save(rooms);
    expect(page.boardsShown()).toBe('Blue rooms Blue rooms -');
    await page.undo();
    expect(page.sent.at(-1)).toBe('PinResource.delete 102');
    expect(page.boardsShown()).toBe('Tiles Tiles -');
  });

  it('undone before the server answered ends unsaved', async () => {
    let finish: (pin: unknown) => void = () => {};
    const page = openPage((endpoint) =>
      endpoint === 'RepinResource.create' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve(null),
    );
    const saving = page.save(tiles);
    const undoing = page.undo();
    finish({ type: 'pin', id: '101', imageSignature: 'aa' });
    await Promise.all([saving, undoing]);
    expect(page.sent).toEqual(['RepinResource.create 51', 'PinResource.delete 101']);
    expect(page.boardsShown()).toBe('- - -');
  });
});
