import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { strangerRecord } from '../../testing/stranger-record.ts';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import { SignedInShell } from './signed-in-shell.tsx';

const viewer = { ...strangerRecord, username: 'noor', full_name: 'Noor Haddad' };
const state = { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'];

const open = (path: string) =>
  mount(
    <MemoryRouter initialEntries={[path]}>
      <SignedInShell viewer={viewer}>
        <h1>The page</h1>
      </SignedInShell>
    </MemoryRouter>,
    { state, answer: () => [] },
  );

describe('the search bar', () => {
  it.each(['/pin-builder/', '/pin-builder/schedule/', '/idea-pin-builder/'])('does not stand on a page to work in: %s', async (path) => {
    await page.viewport(1280, 800);
    await open(path);
    await expect.element(page.getByRole('heading', { name: 'The page' })).toBeVisible();
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });

  it('stands on other pages', async () => {
    await page.viewport(1280, 800);
    await open('/');
    await expect.element(page.getByRole('combobox')).toBeVisible();
  });
});
