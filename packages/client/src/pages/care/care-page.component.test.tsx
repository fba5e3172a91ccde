import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '@bowerbird/contract/identity/viewer/stranger-record.ts';
import { mount, type MountOptions } from '../../testing/mount.tsx';
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

  it('keeps the form for moderators apart from the cases, until its owner opens it', async () => {
    const viewer = { ...strangerRecord, id: '3', username: 'noor_haddad', is_instance_owner: true };
    await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { state: { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'], answer: () => [] },
    );
    await expect.element(page.getByLabelText('Username')).not.toBeVisible();
    await page.getByText('Moderators', { exact: true }).click();
    await expect.element(page.getByLabelText('Username')).toBeVisible();
  });
});
