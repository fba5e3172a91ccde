import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { noFilters, type FilterList } from './filter-list.ts';
import type { SearchRequest } from './search-options.ts';
import { NothingFound, type Typo } from './search-notes.tsx';

async function open(request: Partial<SearchRequest>, typo: Typo | null = null, pins = 0): Promise<FilterList[]> {
  const changes: FilterList[] = [];
  const kit = {
    list: noFilters,
    counts: null,
    hasFailed: false,
    retry: () => Promise.resolve(),
    change: (list: FilterList) => void changes.push(list),
  };
  await mount(
    <MemoryRouter>
      <NothingFound request={{ query: 'jug', scope: 'pins', isExact: false, filters: '', ...request }} typo={typo} kit={kit} />
    </MemoryRouter>,
    { answer: () => ({ total: pins, isMore: false, filters: [], prices: null }) },
  );
  return changes;
}

const way = (name: string) => page.getByRole('link', { name });

describe('a search that finds nothing', () => {
  it('leads on to ideas', async () => {
    await open({});
    await expect.element(way('Look at ideas')).toHaveAttribute('href', '/ideas/');
    expect(way('Search all pins').elements()).toEqual([]);
  });

  it('leads from one place to all pins', async () => {
    await open({ scope: 'my_pins' });
    await expect.element(way('Search all pins')).toHaveAttribute('href', '/search/pins/?q=jug');
  });

  it.each(['boards', 'users'] as const)('says among %s that there are pins of these words, and leads to them', async (scope) => {
    await open({ scope, filters: '' }, null, 3);
    await expect.element(page.getByText('There are pins for these words, though.')).toBeVisible();
    await expect.element(way('See the pins')).toHaveAttribute('href', '/search/pins/?q=jug');
  });

  it('tells among boards of no pins where there are none', async () => {
    await open({ scope: 'boards' });
    await expect.element(way('Search all pins')).toHaveAttribute('href', '/search/pins/?q=jug');
    await expect.element(page.getByText('Try fewer or other words, or look in another place.')).toBeVisible();
    expect(way('See the pins').elements()).toEqual([]);
  });

  it('leads to what may have been meant', async () => {
    await open({ query: 'jgu', isExact: true }, { original: 'jgu', corrected: 'jug' });
    await expect.element(way('jug')).toHaveAttribute('href', '/search/pins/?q=jug');
  });

  it('takes the filters away that left nothing', async () => {
    const changes = await open({ filters: 'color:blue' });
    await page.getByRole('button', { name: 'Clear all' }).click();
    expect(changes).toEqual([noFilters]);
    await expect.element(way('Look at ideas')).toBeVisible();
  });
});
