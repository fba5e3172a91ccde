import { MemoryRouter, Route, Routes } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount, pageOf } from '../../testing/mount.tsx';
import { TopicPage } from './index.ts';

const cats = {
  type: 'topic',
  id: '5',
  slug: 'cats',
  name: 'Cats',
  is_followed: false,
  cover: null,
  parent: null,
  children: [],
  related: [],
};

it('goes back from the newest pins of a topic to its own address', async () => {
  await mount(
    <MemoryRouter initialEntries={['/topics/cats/?sort=newest']}>
      <Routes>
        <Route path="/topics/:interest/" element={<TopicPage />} />
      </Routes>
    </MemoryRouter>,
    { answer: ({ name }) => (name === 'TopicResource.get' ? cats : pageOf([], null)) },
  );
  await expect.element(page.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Best' })).toHaveAttribute('href', '/topics/cats/');
});
