import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { mount } from '../../../testing/mount.tsx';
import { DownloadSection } from './download-section.tsx';

const url = '/v3/users/me/exports/7/';
const made: DataExport = {
  export_id: '7',
  state: 'ready',
  done: 4,
  total: 4,
  board_ids: null,
  has_pictures: true,
  has_copies: true,
  bytes: 3_000_000_000,
  created_at: '2026-11-01T00:00:00.000Z',
  expires_at: '2026-11-08T00:00:00.000Z',
  url,
  parts: [
    { name: 'data-2026-11-01-part-1-of-2.zip', bytes: 2_000_000_000, url },
    { name: 'data-2026-11-01-part-2-of-2.zip', bytes: 1_000_000_000, url: `${url}?part=2` },
  ],
};

describe('downloading one’s data', () => {
  it('gives each part of a large archive with its size, and says what to do with them', async () => {
    await mount(<DownloadSection />, { answer: () => [made] });
    const links = page.getByRole('listitem').getByRole('link');
    await expect.element(links.first()).toHaveAttribute('href', url);
    await expect.element(page.getByRole('link', { name: 'Part 2 of 2, 1 GB' })).toHaveAttribute('href', `${url}?part=2`);
    await expect.element(page.getByText(/can be brought in elsewhere by itself/)).toBeVisible();
    expect(page.getByRole('link', { name: 'Download' }).elements()).toHaveLength(0);
  });

  it('gives one archive by one link where it is not large', async () => {
    await mount(<DownloadSection />, { answer: () => [{ ...made, parts: made.parts.slice(0, 1) }] });
    await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', url);
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });
});
