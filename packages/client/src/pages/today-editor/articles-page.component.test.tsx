import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { ArticlesPage } from './articles-page.tsx';

it('the articles of an editor stand in the middle of a wide page', async () => {
  await page.viewport(1280, 800);
  await mount(
    <MemoryRouter>
      <ArticlesPage />
    </MemoryRouter>,
    { answer: () => [] },
  );
  const heading = page.getByRole('heading', { name: 'Articles' });
  await expect.element(heading).toBeVisible();
  const { left, right } = heading.element().closest('header')!.getBoundingClientRect();
  const around = heading.element().closest('header')!.parentElement!.getBoundingClientRect();
  expect(Math.abs(left - around.left - (around.right - right))).toBeLessThan(2);
  expect(left - around.left).toBeGreaterThan(100);
});
