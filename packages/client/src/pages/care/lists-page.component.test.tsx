import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal } from '../../testing/mount.tsx';
import { ListsPage } from './lists-page.tsx';

const entry = {
  id: '4',
  kind: 'domain',
  value: 'spam.example',
  mode: 'refuse',
  picture_url: null,
  added_by: 'Ines',
  added_at: '2026-01-05T10:00:00Z',
};

describe('what is blocked', () => {
  it('stays, and its moderator is told, where it cannot be let in again', async () => {
    const { store, sent } = await mount(
      <MemoryRouter>
        <ListsPage />
      </MemoryRouter>,
      {
        answer: ({ name }) => {
          if (name === 'BlockListResource.delete') throw refusal('unavailable');
          return name === 'BlockListResource.get' ? [entry] : [];
        },
      },
    );
    await page.getByRole('button', { name: /spam\.example/u }).click();
    await expect.poll(() => store.getState().toasts.current?.kind).toBe('error');
    await expect.poll(() => sent.filter(({ name }) => name === 'BlockListResource.get').length).toBe(2);
    await expect.element(page.getByText('spam.example', { exact: true })).toBeVisible();
  });

  it('says that somebody who left added it, where they did', async () => {
    await mount(
      <MemoryRouter>
        <ListsPage />
      </MemoryRouter>,
      { answer: ({ name }) => (name === 'BlockListResource.get' ? [{ ...entry, added_by: '' }] : []) },
    );
    await expect.element(page.getByText(/Somebody who left, /u)).toBeVisible();
  });
});
