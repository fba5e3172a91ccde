import { MemoryRouter } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { FrameSearch } from './index.ts';

/** How often the frame was closed, and how often the page heard of Esc. */
async function open() {
  const heard = { closed: 0, byPage: 0 };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) heard.byPage += 1;
  };
  document.addEventListener('keydown', onKeyDown);
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown));
  await mount(
    <MemoryRouter>
      <input aria-label="Comment" />
      <button type="button">Elsewhere</button>
      <FrameSearch
        pinId="9"
        first={{ x: 0.2, y: 0.2, w: 0.5, h: 0.5 }}
        onSettled={() => undefined}
        onClose={() => void (heard.closed += 1)}
      >
        {(frame, results) => (
          <div>
            <div style={{ position: 'relative', width: 200, height: 300 }}>{frame}</div>
            {results}
          </div>
        )}
      </FrameSearch>
    </MemoryRouter>,
    { answer: () => ({ results: [], annotations: [] }) },
  );
  return heard;
}

describe('a frame over a picture', () => {
  it('is closed by Esc wherever the focus is, and the page is not left', async () => {
    const heard = await open();
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual({ closed: 1, byPage: 0 });
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual({ closed: 2, byPage: 0 });
  });

  it('is back where it was after the system took the pointer away, and follows the next drag', async () => {
    await open();
    const frame = page.getByRole('application', { name: 'Frame of the part to look for' });
    const point = (type: string, x: number) =>
      frame.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: 100 }));
    const hold = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
    onTestFinished(() => hold.mockRestore());
    const left = () => (frame.element() as HTMLElement).style.left;
    const first = left();
    point('pointerdown', 100);
    point('pointermove', 120);
    await expect.poll(left).toBe('30%');
    point('pointercancel', 0);
    await expect.poll(left).toBe(first);
    point('pointerdown', 100);
    point('pointermove', 110);
    point('pointerup', 110);
    await expect.poll(left).toBe('25%');
  });

  it('keeps the pointer where the browser would drag or select something', async () => {
    await open();
    const frame = page.getByRole('application', { name: 'Frame of the part to look for' }).element();
    const isLeftAlone = (event: Event) => frame.dispatchEvent(event);
    expect(isLeftAlone(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
    expect(isLeftAlone(new DragEvent('dragstart', { bubbles: true, cancelable: true }))).toBe(false);
    expect(document.activeElement).toBe(frame);
  });

  it('stays where Esc is pressed in a field', async () => {
    const heard = await open();
    await page.getByRole('textbox', { name: 'Comment' }).click();
    await userEvent.keyboard('{Escape}');
    expect(heard.closed).toBe(0);
  });
});
