import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

it('break a name that is wider than the page, and cut no focus ring off', async () => {
  await page.viewport(320, 600);
  await mount(
    <Breadcrumbs
      label="Way"
      crumbs={[
        { name: 'Start', path: '/' },
        { name: 'x'.repeat(200), path: '/x/' },
      ]}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible();
  const steps = page.getByRole('listitem').elements();
  expect(steps.map((step) => getComputedStyle(step).overflow)).toEqual(['visible', 'visible']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
