import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { noFilters } from './filter-list.ts';
import { SearchHead } from './search-head.tsx';

const kit = { list: noFilters, counts: null, hasFailed: false, retry: () => Promise.resolve(), change: () => undefined };

async function mountHead(query: string, typo: { original: string; corrected: string } | null = null, filters = '') {
  await mount(
    <MemoryRouter>
      <SearchHead
        request={{ query, scope: 'pins', isExact: false, filters }}
        typo={typo}
        guides={[]}
        modules={[]}
        filters={{ kit, isOpen: false, onToggle: () => undefined }}
      />
    </MemoryRouter>,
  );
}

const edgesOf = (element: Element) => element.getBoundingClientRect();

describe('the head of a search', () => {
  it.each([390, 1280])('keeps the filters in view at %i pixels, however long the query is', async (width) => {
    await page.viewport(width, 800);
    await mountHead('long '.repeat(40).trim());
    const filters = edgesOf(page.getByRole('button', { name: 'Filters' }).element());
    expect(filters.right).toBeLessThanOrEqual(width);
    expect(edgesOf(page.getByRole('heading').element()).height).toBeLessThan(30);
    expect(edgesOf(page.getByRole('link', { name: 'All pins' }).element()).right).toBeLessThan(filters.left);
    // Where there is room, all places are in view, and the heading gives way.
    const last = edgesOf(page.getByRole('link', { name: 'People' }).element());
    if (width === 1280) expect(last.right).toBeLessThan(filters.left);
  });

  it('names what was searched instead of what was typed, with a way back', async () => {
    await mountHead('blue ktichen', { original: 'blue ktichen', corrected: 'blue kitchen' });
    await expect.element(page.getByRole('heading', { name: 'Showing results for blue kitchen' })).toBeVisible();
    const back = page.getByRole('link', { name: 'blue ktichen' });
    await expect.element(back).toHaveAttribute('href', '/search/pins/?q=blue%20ktichen&exact=1');
    expect(page.getByRole('heading').elements()).toHaveLength(1);
  });

  it('keeps the filters where somebody wants it as typed', async () => {
    await mountHead('blue ktichen', { original: 'blue ktichen', corrected: 'blue kitchen' }, 'color:blue');
    const back = page.getByRole('link', { name: 'blue ktichen' });
    await expect.element(back).toHaveAttribute('href', '/search/pins/?q=blue%20ktichen&filters=color%3Ablue&exact=1');
  });

  it('leads to every place to search', async () => {
    await mountHead('jug');
    for (const [name, scope] of [
      ['Idea pins', 'idea_pins'],
      ['Boards', 'boards'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `/search/${scope}/?q=jug`);
  });
});
