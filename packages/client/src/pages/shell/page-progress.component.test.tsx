import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { PageProgress } from './page-progress.tsx';

/** A page from which a link leads to one that takes its time. */
async function openWith(wait: () => Promise<void>) {
  const routes = [
    { path: '/', element: <PageProgress /> },
    { path: '/next/', element: <p>Here</p>, loader: () => wait().then(() => null) },
  ];
  const router = createMemoryRouter(routes);
  await mount(<RouterProvider router={router} />);
  return router;
}

const line = page.getByRole('progressbar', { name: 'Loading' });

describe('the line of a page that is on its way', () => {
  it('is shown while a page takes long to come, and gone with it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const router = await openWith(() => promise);
    void router.navigate('/next/');
    await expect.element(line).toBeVisible();
    resolve();
    await expect.element(page.getByText('Here')).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
  });

  it('is not shown for a page that comes at once', async () => {
    const router = await openWith(() => new Promise((resolve) => void setTimeout(resolve, 100)));
    const seen: boolean[] = [];
    const watch = new MutationObserver(() => seen.push(document.querySelector('[role=progressbar]') !== null));
    watch.observe(document.body, { childList: true, subtree: true });
    await router.navigate('/next/');
    await expect.element(page.getByText('Here')).toBeVisible();
    watch.disconnect();
    expect(seen).not.toContain(true);
  });
});
