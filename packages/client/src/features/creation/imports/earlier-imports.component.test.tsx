import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { ImportBriefly } from '@bowerbird/contract/creation/imports/schemas.ts';
import { mount } from '../../../testing/mount.tsx';
import { EarlierImports } from './earlier-imports.tsx';

const bookmarks: ImportBriefly = {
  id: '7',
  name: 'bookmarks.html',
  format: 'netscape',
  status: 'done',
  undoing: false,
  counts: { items: 5, taken: 5, waiting: 0, duplicates: 0, refused: 0 },
  goes_on: false,
  problem: null,
  asks_again_at: null,
  created_at: '2026-01-05T10:00:00Z',
  started_at: '2026-01-05T10:01:00Z',
  finished_at: '2026-01-05T10:02:00Z',
};
const saves: ImportBriefly = { ...bookmarks, id: '8', name: 'saves.zip', status: 'running' };

/** The list over a server that forgets what it is told to. */
async function open() {
  let kept = [saves, bookmarks];
  return mount(<EarlierImports />, {
    answer: ({ name, input }) => {
      if (name !== 'ImportsResource.delete') return kept;
      kept = kept.filter(({ id }) => id !== (input as { id: string }).id);
      return null;
    },
  });
}

describe('earlier imports', () => {
  it('say when they were brought, and of one that came whole nothing that did not', async () => {
    await open();
    const row = page.getByRole('listitem').filter({ hasText: 'bookmarks.html' });
    await expect.element(row.getByText('Jan 5, 2026')).toBeVisible();
    await expect.element(row.getByText(/5 came in$/)).toBeVisible();
  });

  it('leave the list once somebody agrees, and only those that are not at work', async () => {
    const { sent } = await open();
    await expect.element(page.getByRole('button', { name: 'Remove saves.zip from the list' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove bookmarks.html from the list' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText('The pins that came in stay.', { exact: false })).toBeVisible();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('bookmarks.html')).not.toBeInTheDocument();
    expect(sent).toContainEqual({ name: 'ImportsResource.delete', input: { id: '7' } });
  });
});
