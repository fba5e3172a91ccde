import { useRef } from 'react';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import Popover from './popover.tsx';

function Opened() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button">
        Open
      </button>
      <Popover trigger={button} label="News" onClose={() => undefined}>
        Words
      </Popover>
    </>
  );
}

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('is written in the direction of the page, whatever the language of the browser is, in %s', async (locale, direction) => {
  await mount(<Opened />, { locale });
  const surface = page.getByRole('dialog', { name: 'News' });
  await expect.element(surface).toBeVisible();
  expect(getComputedStyle(surface.element()).direction).toBe(direction);
});
