import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Ask } from '../lib/asks.ts';
import { keepInstance, noteSignInEnded } from '../lib/instances.ts';
import { keepPin, keepRefused, type KeptPin } from '../lib/kept-pins.ts';
import { ask, forgetAll } from '../testing/page-browser.ts';
import { WaitingNote } from './waiting-note.tsx';

const ORIGIN = 'https://pins.example';
const jug: KeptPin = {
  id: '1',
  title: 'Jug',
  keptAt: 1,
  picture: null,
  pictureUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  origin: ORIGIN,
  tabId: null,
  boardId: '1',
  sectionId: null,
  description: '',
  altText: '',
  link: 'https://kiln.example/jugs/',
};

function open() {
  const onSignIn = vi.fn();
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<WaitingNote origin={ORIGIN} onSignIn={onSignIn} />);
  return { onSignIn };
}

describe('the note above the save window', () => {
  beforeEach(async () => {
    forgetAll();
    await keepInstance({ origin: ORIGIN, accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
  });

  it('has the background try a refused pin again, or discard it', async () => {
    await keepRefused(jug, 'board');
    open();
    await page.getByRole('button', { name: 'Try again: Jug' }).click();
    await page.getByRole('button', { name: 'Discard: Jug' }).click();
    expect(ask.mock.calls.flat()).toEqual<Ask[]>([
      { kind: 'try_again', id: '1' },
      { kind: 'discard', id: '1' },
    ]);
  });

  it('says how many wait, and has the background send them', async () => {
    await keepPin(jug);
    open();
    await expect.poll(() => page.getByRole('status').query()?.textContent).toContain('1 pin waits');
    await page.getByRole('button', { name: 'Try now' }).click();
    expect(ask.mock.calls.flat()).toEqual<Ask[]>([{ kind: 'send_waiting' }]);
  });

  it('asks for another sign-in where the last one has ended', async () => {
    await noteSignInEnded(ORIGIN);
    const { onSignIn } = open();
    await page.getByRole('button', { name: 'Log in again' }).click();
    expect([onSignIn.mock.calls.length, ask.mock.calls]).toEqual([1, []]);
  });
});
