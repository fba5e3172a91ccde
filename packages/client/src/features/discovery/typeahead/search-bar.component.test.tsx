import { MemoryRouter } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { strangerRecord } from '../../../testing/stranger-record.ts';
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

  it('leads by Tab to what clears recent searches, and takes the focus back', async () => {
    localStorage.setItem('recent-searches', '["jug","kiln"]');
    onTestFinished(() => localStorage.removeItem('recent-searches'));
    await mount(
      <MemoryRouter>
        <SearchBar />
      </MemoryRouter>,
    );
    const field = page.getByRole('combobox');
    const clear = page.getByRole('button', { name: 'Clear all' });
    await field.click();
    await expect.element(clear).toBeVisible();
    await userEvent.tab();
    await expect.element(clear).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(clear).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(clear).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(clear).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    expect(localStorage.getItem('recent-searches')).toBe('[]');
  });

  it.each(['en', 'ar'] as const)('says what its camera does within the page, in %s', async (locale) => {
    const viewer = { ...strangerRecord, id: '3', username: 'lena' };
    await mount(
      <MemoryRouter>
        <SearchBar />
      </MemoryRouter>,
      { locale, state: { session: { isAuthenticated: true, userId: '3', viewer } } as MountOptions['state'], answer: () => [] },
    );
    const camera = document.querySelector('button[data-tooltip]')!;
    await userEvent.hover(camera);
    const { left, width, translate } = getComputedStyle(camera, '::after');
    const box = camera.getBoundingClientRect();
    const [from, to] = [box.left + Number.parseFloat(left), box.left + Number.parseFloat(left) + Number.parseFloat(width)];
    expect(translate).toBe('none');
    expect(locale === 'ar' ? from : to).toBeCloseTo(locale === 'ar' ? box.left : box.right, -1);
    expect(locale === 'ar' ? to : from).not.toBeCloseTo(locale === 'ar' ? box.right : box.left, -1);
  });
});
