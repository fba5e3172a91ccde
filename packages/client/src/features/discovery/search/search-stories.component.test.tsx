import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { readFilterList } from './filter-list.ts';
import { NoPins } from './no-pins.tsx';
import { SearchStories } from './search-stories.tsx';
import type { SearchFilterKit } from './use-search-filters.ts';

const board = (id: string, name: string) => ({ type: 'board', id, name, url: `/mei_tan/${id}/`, pin_count: 3, images: {} });
const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, profileUrl: `/${id}/`, imageMediumUrl: null });

describe('boards and people among the pins of a search', () => {
  it('stand in rows, each with a way to all of its kind', async () => {
    const row = { display_options: { num_columns_requested: 1 } };
    await mount(
      <MemoryRouter>
        <SearchStories query="tiles" />
      </MemoryRouter>,
      {
        answer: () => [
          { id: 'a', story_type: 'boards', ...row, objects: [board('1', 'Blue tiles')] },
          { id: 'b', story_type: 'users', ...row, objects: [person('7', 'Lena Fjeld')] },
        ],
      },
    );
    const boards = page.getByRole('region', { name: 'Boards about “tiles”' });
    await expect.element(boards.getByRole('link', { name: /Blue tiles/ })).toHaveAttribute('href', '/mei_tan/1/');
    await expect.element(boards.getByRole('link', { name: 'All boards' })).toHaveAttribute('href', '/search/boards/?q=tiles');
    const people = page.getByRole('region', { name: 'People for “tiles”' });
    await expect.element(people.getByRole('link', { name: 'Lena Fjeld' })).toHaveAttribute('href', '/7/');
  });

  it('stand apart where somebody is asked for by name', async () => {
    const row = { display_options: { num_columns_requested: 1 } };
    await mount(
      <MemoryRouter>
        <SearchStories query="@lena" only="users" />
      </MemoryRouter>,
      {
        answer: () => [
          { id: 'a', story_type: 'boards', ...row, objects: [board('1', 'Blue tiles')] },
          { id: 'b', story_type: 'users', ...row, objects: [person('7', 'Lena Fjeld')] },
        ],
      },
    );
    await expect.element(page.getByRole('region').getByRole('link', { name: 'Lena Fjeld' })).toBeVisible();
    expect(page.getByRole('region').elements()).toHaveLength(1);
  });

  it('stand above the words that no pin is, where somebody is called so', async () => {
    const row = { display_options: { num_columns_requested: 1 } };
    const people = [{ id: 'b', story_type: 'users', ...row, objects: [person('7', 'Lena Fjeld')] }];
    const request = { query: 'lena fjeld', scope: 'pins', isExact: false, filters: '' } as const;
    const kit = { list: readFilterList(''), change: () => undefined } as unknown as SearchFilterKit;
    await mount(
      <MemoryRouter>
        <NoPins request={request} typo={null} kit={kit} />
      </MemoryRouter>,
      { answer: () => people },
    );
    const card = page.getByRole('link', { name: 'Lena Fjeld' });
    const words = page.getByText('Nothing for “lena fjeld”');
    await expect.element(card).toBeVisible();
    expect(page.getByRole('heading', { name: 'Nothing for “lena fjeld”' }).elements()).toEqual([]);
    const top = (element: Element) => element.getBoundingClientRect().top;
    expect(top(card.element())).toBeLessThan(top(words.element()));
  });

  it('are not there where the words name nobody', async () => {
    const { sent } = await mount(<SearchStories query="zzz" />, { answer: () => [] });
    await expect.poll(() => sent.length).toBe(1);
    expect(page.getByRole('region').elements()).toEqual([]);
  });
});
