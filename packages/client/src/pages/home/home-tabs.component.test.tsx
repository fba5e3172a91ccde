import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { HomeTabs } from './home-tabs.tsx';

const board = (id: number, pin_count: number) => ({
  board: { type: 'board', id: String(id), name: `Board ${id}`, pin_count },
  sections: [],
  savedHere: false,
});
/** The router counts what the tabs lead to from where it stands. */
const Home = ({ selected }: { selected: Parameters<typeof HomeTabs>[0]['selected'] }) => (
  <MemoryRouter>
    <HomeTabs selected={selected} />
  </MemoryRouter>
);

describe('the tabs of home', () => {
  it('name six boards with pins, the likeliest first, each with an address', async () => {
    const boards = [board(1, 3), board(2, 0), ...[3, 4, 5, 6, 7, 8].map((id) => board(id, 1))];
    await mount(<Home selected="3" />, { answer: () => boards });
    await expect.element(page.getByRole('link', { name: 'Board 1' })).toHaveAttribute('href', '/?tab=1');
    const names = page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['For you', 'Following', 'Board 1', 'Board 3', 'Board 4', 'Board 5', 'Board 6', 'Board 7']);
    await expect.element(page.getByRole('link', { name: 'Board 3' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: 'For you' })).not.toHaveAttribute('aria-current');
  });

  it('show the selected one whole, however far it stands in the row', async () => {
    await page.viewport(390, 844);
    const boards = [1, 2, 3, 4, 5, 6].map((id) => board(id, 1));
    await mount(<Home selected="6" />, { answer: () => boards });
    const selected = page.getByRole('link', { name: 'Board 6' });
    await expect.poll(() => selected.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
    expect(selected.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  });

  it('shorten a long name', async () => {
    const named = board(1, 1);
    named.board.name = 'Everything that could ever be done with a small balcony';
    await mount(<Home selected="for_you" />, { answer: () => [named] });
    const tab = page.getByRole('link', { name: named.board.name });
    await expect.element(tab).toBeVisible();
    expect(tab.element().getBoundingClientRect().width).toBeLessThan(260);
  });
});
