import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { RefusedPin } from '../lib/kept-pins.ts';
import { RefusedPins } from './refused-pins.tsx';

const refused = (id: string, title: string, refusal: RefusedPin['refusal']): RefusedPin => ({
  id,
  title,
  refusal,
  keptAt: 1,
  picture: null,
  pictureUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  origin: 'https://pins.example',
  tabId: null,
  boardId: '1',
  sectionId: null,
  description: '',
  altText: '',
  link: 'https://kiln.example/jugs/',
});

it('names each refused pin with its reason, and lets its person try again or discard it', async () => {
  const [onTryAgain, onDiscard] = [vi.fn(), vi.fn()];
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const pins = [refused('1', 'Jug', 'picture'), refused('2', '', 'board'), refused('3', 'Bowl', 'other')];
  root.render(<RefusedPins pins={pins} onTryAgain={onTryAgain} onDiscard={onDiscard} />);
  await expect.element(page.getByRole('heading', { name: 'Not saved' })).toBeVisible();
  const rows = page.getByRole('listitem').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('JugThe picture is refused.'),
    expect.stringContaining('A pin without a titleThe board is not there any more.'),
    expect.stringContaining('BowlYour Bowerbird did not take it.'),
  ]);
  await page.getByRole('button', { name: 'Try again: Jug' }).click();
  await page.getByRole('button', { name: 'Discard: Bowl' }).click();
  expect([onTryAgain.mock.calls, onDiscard.mock.calls]).toEqual([[['1']], [['3']]]);
});

it('shows a drawing where the picture cannot be loaded', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const pin = { ...refused('1', 'Jug', 'board'), pictureUrl: 'data:image/png,nothing' };
  root.render(<RefusedPins pins={[pin]} onTryAgain={vi.fn()} onDiscard={vi.fn()} />);
  await expect.element(page.getByRole('heading', { name: 'Not saved' })).toBeVisible();
  await expect.poll(() => container.querySelectorAll('img').length).toBe(0);
  expect(container.querySelectorAll('.square svg')).toHaveLength(1);
});
