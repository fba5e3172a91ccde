import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenNetwork, mount } from '../../testing/mount.tsx';
import { CloseupPage } from './closeup-page.tsx';

const field = document.createElement('textarea');
beforeEach(() => document.body.append(field));
afterEach(() => field.remove());

const open = () =>
  mount(
    <MemoryRouter>
      <CloseupPage />
    </MemoryRouter>,
    {
      answer: () => {
        throw brokenNetwork();
      },
    },
  );
const opened = () => document.querySelector('article')?.closest('[tabindex="-1"]');

it('takes the focus when it opens, so that its keys work at once', async () => {
  await open();
  await expect.poll(() => document.activeElement === opened()).toBe(true);
});

it('leaves the focus to who writes already, such as before the script of the page ran', async () => {
  field.focus();
  await open();
  await expect.poll(() => opened()).toBeTruthy();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(field);
});
