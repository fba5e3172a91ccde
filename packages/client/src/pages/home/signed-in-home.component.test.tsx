import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, refusal, type SentCall } from '../../testing/mount.tsx';
import type { ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { SignedInHome } from './signed-in-home.tsx';

async function open(path: string, failure: ErrorName) {
  const home = (
    <MemoryRouter initialEntries={[path]}>
      <SignedInHome />
    </MemoryRouter>
  );
  return mount(home, {
    answer: ({ name }: SentCall) => {
      if (name === 'UserHomefeedResource.get') throw refusal(failure);
      return [];
    },
  });
}

describe('a tab of home', () => {
  it('says that its board is gone, and leads home, where trying again would not help', async () => {
    await open('/?tab=7', 'board_not_found');
    await expect.element(page.getByText('This board is gone')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to your home' })).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('can be tried again where it could not be had', async () => {
    await open('/?tab=7', 'unknown');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
