import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { SearchBar } from './search-bar.tsx';

describe('the search field', () => {
  it('is emptied by a button, which is there while something stands in it', async () => {
    await mount(
      <MemoryRouter initialEntries={['/search/pins/?q=jug']}>
        <SearchBar />
      </MemoryRouter>,
      { answer: () => [] },
    );
    const field = page.getByRole('combobox');
    await expect.element(field).toHaveValue('jug');
    await page.getByRole('button', { name: 'Empty the field' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Empty the field' })).not.toBeInTheDocument();
  });
});
