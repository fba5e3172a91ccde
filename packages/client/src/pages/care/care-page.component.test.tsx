import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { CarePage } from './care-page.tsx';

describe('the page of cases', () => {
  it.each(['en', 'de', 'ja', 'ar'] as const)('shows each of its tabs whole, on phones and beside a case, in %s', async (locale) => {
    await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { locale, answer: () => [] },
    );
    for (const width of [390, 1280]) {
      await page.viewport(width, 800);
      const rows = [...document.querySelectorAll('nav, [role=group]')];
      expect(rows).toHaveLength(2);
      for (const row of rows) expect([width, row.scrollWidth]).toEqual([width, row.clientWidth]);
    }
  });
});
