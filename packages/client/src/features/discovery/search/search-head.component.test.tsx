import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { noFilters } from './filter-list.ts';
import { SearchHead } from './search-head.tsx';

const kit = { list: noFilters, counts: null, hasFailed: false, retry: () => Promise.resolve(), change: () => undefined };

interface Head {
  readonly query: string;
  readonly scope?: SearchScope;
  readonly typo?: { original: string; corrected: string };
  readonly filters?: string;
  readonly mayKeep?: boolean;
  readonly dir?: 'ltr' | 'rtl';
}

async function mountHead({ query, scope = 'pins', typo, filters = '', mayKeep = true, dir = 'ltr' }: Head) {
  await mount(
    <div dir={dir}>
      <MemoryRouter>
        <SearchHead
          request={{ query, scope, isExact: false, filters }}
          typo={typo ?? null}
          guides={[]}
          modules={[]}
          filters={{ kit, isOpen: false, onToggle: () => undefined }}
          mayKeep={mayKeep}
        />
      </MemoryRouter>
    </div>,
    { state: { session: { userId: '3', viewer: { ...strangerRecord, id: '3' } } } as MountOptions['state'], answer: () => [] },
  );
}

const edgesOf = (element: Element) => element.getBoundingClientRect();

describe('the head of a search', () => {
  it.each([390, 1280])('keeps the filters in view at %i pixels, however long the query is', async (width) => {
    await page.viewport(width, 800);
    await mountHead({ query: 'long '.repeat(40).trim() });
    const filters = edgesOf(page.getByRole('button', { name: 'Filters' }).element());
    expect(filters.right).toBeLessThanOrEqual(width);
    expect(edgesOf(page.getByRole('heading').element()).height).toBeLessThan(30);
    expect(edgesOf(page.getByRole('link', { name: 'All pins' }).element()).right).toBeLessThan(filters.left);
    // Where there is room, all places are in view, and the heading gives way.
    const last = edgesOf(page.getByRole('link', { name: 'People' }).element());
    if (width === 1280) expect(last.right).toBeLessThan(filters.left);
  });

  it.each([390, 1280])('keeps the search beside the filters at %i pixels', async (width) => {
    await page.viewport(width, 800);
    await mountHead({ query: 'jug' });
    const keep = page.getByRole('button', { name: 'Save this search', pressed: false });
    await expect.element(keep).toBeVisible();
    const filters = edgesOf(page.getByRole('button', { name: 'Filters' }).element());
    expect(edgesOf(keep.element()).right).toBeLessThanOrEqual(width);
    expect(edgesOf(keep.element()).left).toBeGreaterThan(filters.right);
    expect(edgesOf(keep.element()).top).toBeLessThan(filters.bottom);
  });

  it.each([
    ['nothing may be kept', '', false],
    ['it stands beside the filters that are on', 'color:blue', true],
  ])('does not keep the search where %s', async (_, filters, mayKeep) => {
    await mountHead({ query: 'jug', filters, mayKeep });
    await expect.element(page.getByRole('button', { name: 'Filters' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Save this search' }).elements()).toEqual([]);
  });

  it.each(['ltr', 'rtl'] as const)('shows the chosen scope whole on a phone that reads %s', async (dir) => {
    await page.viewport(390, 800);
    await mountHead({ query: 'jug', scope: 'my_content', dir });
    const row = edgesOf(page.getByRole('group', { name: 'Where to look' }).element());
    const chosen = page.getByRole('group', { name: 'Where to look' }).element().querySelector('[aria-current]')!;
    // Browsers scroll by whole pixels.
    expect(edgesOf(chosen).left).toBeGreaterThanOrEqual(row.left - 1);
    expect(edgesOf(chosen).right).toBeLessThanOrEqual(row.right + 1);
  });

  it('names what was searched instead of what was typed, with a way back', async () => {
    await mountHead({ query: 'blue ktichen', typo: { original: 'blue ktichen', corrected: 'blue kitchen' } });
    await expect.element(page.getByRole('heading', { name: 'Showing results for blue kitchen' })).toBeVisible();
    const back = page.getByRole('link', { name: 'blue ktichen' });
    await expect.element(back).toHaveAttribute('href', '/search/pins/?q=blue%20ktichen&exact=1');
    expect(page.getByRole('heading').elements()).toHaveLength(1);
  });

  it('keeps the filters where somebody wants it as typed', async () => {
    await mountHead({ query: 'blue ktichen', typo: { original: 'blue ktichen', corrected: 'blue kitchen' }, filters: 'color:blue' });
    const back = page.getByRole('link', { name: 'blue ktichen' });
    await expect.element(back).toHaveAttribute('href', '/search/pins/?q=blue%20ktichen&filters=color%3Ablue&exact=1');
  });

  it('leads to every place to search', async () => {
    await mountHead({ query: 'jug' });
    for (const [name, scope] of [
      ['Idea pins', 'idea_pins'],
      ['Boards', 'boards'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `/search/${scope}/?q=jug`);
  });
});
