import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { StoryUploads } from './use-story-uploads.ts';

const file = { fileName: 'wheel.mp4', previewUrl: null, share: 0.4, isMaking: false, failure: null };

function Editor({ running }: { running: StoryUploads['running'] }) {
  const [now, setNow] = useState(running);
  const nothing = () => undefined;
  return (
    <>
      <Link to="/">Home</Link>
      <Link to="/editor/?draft=7">Kept</Link>
      <button type="button" onClick={() => setNow({})}>
        Arrive
      </button>
      <LeaveQuestion uploads={{ running: now, start: nothing, retry: nothing, remake: async () => undefined, cancel: nothing }} />
    </>
  );
}

async function open(running: StoryUploads['running'] = { a: file }) {
  const routes = [
    { path: '/editor/', element: <Editor running={running} /> },
    { path: '/', element: <h1>Feed</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/editor/'] });
  await mount(<RouterProvider router={router} />);
  return router;
}

describe('leaving the idea editor while a file is on its way', () => {
  const home = page.getByRole('link', { name: 'Home' });
  const question = page.getByRole('alertdialog', { name: 'Leave while a file is on its way?' });
  const feed = page.getByRole('heading', { name: 'Feed' });

  it('is asked about, and goes on where somebody stays', async () => {
    await open({ a: file, b: { ...file, isMaking: true } });
    await home.click();
    await expect.element(question.getByText('2 files have not arrived yet. They are lost if you leave now.')).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(home).toBeVisible();
    await home.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.element(feed).toBeVisible();
  });

  it('is asked about by Back, too', async () => {
    const router = await open();
    await expect.element(home).toBeVisible();
    await router.navigate(-1);
    await expect.element(question.getByText('One file has not arrived yet. It is lost if you leave now.')).toBeVisible();
    await expect.element(feed).not.toBeInTheDocument();
  });

  it('is not asked about once all is there, and where the draft gets its address', async () => {
    await open();
    await page.getByRole('link', { name: 'Kept' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Arrive' }).click();
    await home.click();
    await expect.element(feed).toBeVisible();
  });

  it('asks nothing where a file failed', async () => {
    await open({ a: { ...file, failure: { words: { id: 'app.tryAgain' }, canRetry: true } } });
    await home.click();
    await expect.element(feed).toBeVisible();
  });
});
