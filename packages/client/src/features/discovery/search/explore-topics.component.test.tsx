import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { ExploreTopics } from './explore-page.tsx';

describe('topics to explore', () => {
  it.each([
    ['no topic', []],
    ['no topic with a picture', [{ type: 'topic', id: '3', slug: 'crafts', name: 'Crafts', is_followed: false, cover: null }]],
  ])('lead on to videos and products where there is %s', async (_what, topics) => {
    await mount(
      <MemoryRouter>
        <ExploreTopics />
      </MemoryRouter>,
      { answer: () => topics },
    );
    await expect.element(page.getByRole('link', { name: 'Videos' })).toHaveAttribute('href', '/videos/');
    await expect.element(page.getByRole('link', { name: 'Shopping' })).toHaveAttribute('href', '/shopping/');
    expect(page.getByRole('link', { name: 'Crafts' }).elements()).toEqual([]);
  });
});
