import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { mount } from '../../../testing/mount.tsx';
import { TakeOutSection } from './take-out-section.tsx';

const url = '/v3/users/me/exports/7/';
const whole: DataExport = {
  export_id: '7',
  state: 'ready',
  done: 4,
  total: 4,
  bytes: 9_300_000_000,
  board_ids: null,
  has_pictures: true,
  has_copies: true,
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2026-11-08T10:00:00.000Z',
  url,
  parts: [
    { name: 'data-2026-11-01-part-1-of-2.zip', bytes: 8_000_000_000, url },
    { name: 'data-2026-11-01-part-2-of-2.zip', bytes: 1_300_000_000, url: `${url}?part=2` },
  ],
};
const kitchen = { type: 'board', id: '12', name: 'Kitchen', url: '/noor/kitchen/' };
const hall = { type: 'board', id: '13', name: 'Hall', url: '/noor/hall/' };

/** The page over a server that keeps these archives and two boards. */
function open(archives: readonly DataExport[], address = '/settings/export/') {
  const section = (
    <MemoryRouter initialEntries={[address]}>
      <TakeOutSection />
    </MemoryRouter>
  );
  return mount(section, {
    answer: ({ name }) => {
      if (name === 'DataExportsResource.create') return { ...whole, state: 'making', parts: [], url: null };
      if (name === 'BoardPickerBoardsResource.get') return [{ board: kitchen }, { board: hall }];
      return name === 'BoardResource.get' ? kitchen : archives;
    },
  });
}
const asked = (sent: readonly { name: string; input: unknown }[]) => sent.find(({ name }) => name === 'DataExportsResource.create')?.input;

describe('taking things out', () => {
  it('gives each file of what is packed, says how it is built, and how to move with it', async () => {
    await open([whole]);
    await expect.element(page.getByRole('heading', { name: 'Everything is packed' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Download data-2026-11-01-part-2-of-2.zip' }))
      .toHaveAttribute('href', `${url}?part=2`);
    await page.getByText('How the files are built').click();
    await expect.element(page.getByText(/^bowerbird.json names all boards/)).toBeVisible();
    await page.getByRole('button', { name: 'How to move' }).click();
    await expect.element(page.getByText(/^Choose the file there/)).toBeVisible();
  });

  it('packs everything, and leaves out what is switched off', async () => {
    const { sent } = await open([whole]);
    await expect.element(page.getByText('About 9.3 GB with pictures')).toBeVisible();
    await page.getByRole('switch', { name: /^Pictures and videos/ }).click();
    await page.getByRole('button', { name: 'Pack again' }).click();
    await expect.poll(() => asked(sent)).toEqual({ has_pictures: false, has_copies: true });
  });

  it('packs the chosen boards alone, and asks for one first', async () => {
    const { sent } = await open([]);
    await page.getByRole('radio', { name: /^Some boards/ }).click();
    await page.getByRole('button', { name: 'Pack', exact: true }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a board first.');
    await page.getByRole('checkbox', { name: 'Hall' }).click();
    await page.getByRole('button', { name: 'Pack', exact: true }).click();
    await expect.poll(() => asked(sent)).toEqual({ board_ids: ['13'], has_pictures: true, has_copies: true });
  });

  it('has the board chosen that it was opened from', async () => {
    await open([], '/settings/export/?board=12');
    await expect.element(page.getByRole('radio', { name: /^Some boards/ })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Kitchen' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Hall' })).not.toBeChecked();
  });
});
