import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, pageOf } from '../../testing/mount.tsx';
import { ShoppingPage } from './index.ts';

const lamps = { type: 'topic', id: '7', slug: 'lamps', name: 'Lamps' };
const facets = {
  categories: [],
  shops: [],
  prices: [{ max: 25, count: 3 }],
  floors: [{ min: 50, count: 4 }],
  currency: 'EUR',
  reduced: 0,
  in_stock: 0,
  saved: 0,
};

/** Opens the page where filters leave no product. */
async function open(query: string) {
  await mount(
    <MemoryRouter initialEntries={[`/shopping/${query}`]}>
      <ShoppingPage />
    </MemoryRouter>,
    {
      answer: ({ name, input }) => {
        if (name === 'ShoppingFeedResource.get') return pageOf([], null);
        return Object.keys(input as object).length === 0 ? { ...facets, categories: [lamps] } : facets;
      },
    },
  );
}

describe('shopping where nothing is left', () => {
  it('still has the categories of all products, which lead away from the filters', async () => {
    await open('?min=500&cur=EUR');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect.element(categories.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', '/shopping/lamps/7/');
  });

  it('puts a price in the place of the chosen one, and takes it off when it is pressed again', async () => {
    await open('?max=25&cur=EUR');
    const more = page.getByRole('link', { name: '€50 and more 4' });
    await expect.element(more).toHaveAttribute('href', '/shopping/?min=50&cur=EUR');
    await expect.element(page.getByRole('link', { name: 'Up to €25 3' })).toHaveAttribute('href', '/shopping/');
  });
});
