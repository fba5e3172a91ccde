import { describe, expect, it, vi } from 'vitest';
import { takeSharedFiles } from '../../../lib/shared-files.ts';
import { takeAnywhere } from './take-anywhere.ts';

const goTo = vi.fn<(path: string) => void>();
takeAnywhere(goTo);

function give(kind: 'paste' | 'drop', fill: (data: DataTransfer) => void, target: Element = document.body): boolean {
  goTo.mockClear();
  const data = new DataTransfer();
  fill(data);
  const event =
    kind === 'paste'
      ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
  return !target.dispatchEvent(event);
}

const address = (data: DataTransfer) => data.setData('text/plain', 'https://rooms.example/a?b=c');
const picture = (data: DataTransfer) => void data.items.add(new File(['bytes'], 'sofa.png', { type: 'image/png' }));

describe('what is pasted or dropped anywhere', () => {
  it('is led to the builder when it is an address', () => {
    expect(give('paste', address)).toBe(true);
    expect(goTo).toHaveBeenCalledWith('/pin-builder/?url=https%3A%2F%2Frooms.example%2Fa%3Fb%3Dc');
  });

  it('is kept for the builder when it is a picture, which takes it once', async () => {
    for (const kind of ['paste', 'drop'] as const) {
      expect(give(kind, picture)).toBe(true);
      await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/pin-builder/'));
      expect((await takeSharedFiles()).map(({ name, type }) => [name, type])).toEqual([['sofa.png', 'image/png']]);
      expect(await takeSharedFiles()).toEqual([]);
    }
  });

  it('is left alone in a field, in a dialog, where somebody else takes it, and when it is words or another file', () => {
    const field = document.createElement('input');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const taker = document.createElement('div');
    taker.addEventListener('paste', (event) => event.preventDefault());
    document.body.append(field, dialog, taker);
    give('paste', address, field);
    expect(goTo).not.toHaveBeenCalled();
    give('paste', address, dialog);
    expect(goTo).not.toHaveBeenCalled();
    give('paste', address, taker);
    expect(goTo).not.toHaveBeenCalled();
    expect(give('paste', (data) => data.setData('text/plain', 'only words'))).toBe(false);
    expect(give('drop', (data) => void data.items.add(new File(['a'], 'a.txt', { type: 'text/plain' })))).toBe(false);
    expect(goTo).not.toHaveBeenCalled();
    for (const one of [field, dialog, taker]) one.remove();
  });

  it('is nothing when it was dragged from the page itself', () => {
    document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
    expect(give('drop', address)).toBe(false);
    document.body.dispatchEvent(new DragEvent('dragend', { bubbles: true }));
    expect(give('drop', address)).toBe(true);
  });
});
