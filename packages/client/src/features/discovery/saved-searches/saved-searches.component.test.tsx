import type { SavedSearch } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { SaveSearchButton } from './save-search-button.tsx';
import { SavedSearches } from './saved-searches.tsx';

const saved: SavedSearch = {
  id: '7',
  name: '',
  query: 'chair',
  scope: 'pins',
  filters: 'color:blue,topic:12',
  topics: [{ value: '12', label: 'Furniture' }],
  newCount: 1,
  savedAt: '2026-11-01T00:00:00.000Z',
};

const lena = { session: { userId: '3', viewer: { ...strangerRecord, id: '3' } } } as MountOptions['state'];
const open = (part: ReactNode, answer: MountOptions['answer']) => mount(part, { state: lena, answer });

describe('the saved searches', () => {
  it('say by what each is narrowed and how much is new, and take a name', async () => {
    let list = [saved];
    const { sent } = await open(
      <SavedSearches filterWords={({ topics }) => ['Blue', ...topics.map(({ label }) => label)]} />,
      ({ name, input }) => {
        if (name.endsWith('.update')) list = [{ ...saved, name: (input as { name: string }).name }];
        return list;
      },
    );
    const row = page.getByRole('listitem');
    await expect.element(row.getByRole('link')).toHaveAccessibleName(/chair.*Blue.*Furniture.*1 new/);
    await row.getByRole('button', { name: 'Rename “chair”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename the saved search' });
    await dialog.getByLabelText('Name').fill('For the kitchen');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.at(-1)?.input).toEqual({ saved_search_id: '7', name: 'For the kitchen' });
    await expect.element(row.getByRole('link')).toHaveAccessibleName(/For the kitchen.*chair.*Blue/);
    await expect.element(row.getByRole('button', { name: 'Forget “For the kitchen”' })).toBeVisible();
  });

  it.each([
    ['bad_input', 'search.saveNothing'],
    ['conflict', 'search.saveTooMany'],
  ] as const)('say why one is not kept: %s', async (error, message) => {
    const { store } = await open(<SaveSearchButton search={{ query: '-', scope: 'pins', filters: '' }} />, ({ name }) => {
      if (name.endsWith('.create')) throw refusal(error);
      return [];
    });
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'error', message });
  });
});
