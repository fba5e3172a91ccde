import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { NothingAlike } from './nothing-alike.tsx';

/** A picture whose left half is red and whose right half is blue. */
async function twoHalves(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 40 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#d01c1c';
  context.fillRect(0, 0, 40, 40);
  context.fillStyle = '#1c3cd0';
  context.fillRect(40, 0, 40, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], 'halves.png', { type: 'image/png' });
}

async function show() {
  const file = await twoHalves();
  const onSearch = vi.fn<(file: File) => void>();
  await mount(<NothingAlike file={file} preview={URL.createObjectURL(file)} onSearch={onSearch} />);
  return onSearch;
}

describe('a search by a picture that finds nothing', () => {
  it('goes on with pins of its colours', async () => {
    await show();
    const ways = page.getByRole('navigation', { name: 'Its colours' });
    await expect.element(ways.getByRole('link', { name: /red/i })).toHaveAttribute('href', '/search/pins/?q=&filters=color%3Ared');
    await expect.element(ways.getByRole('link', { name: /blue/i })).toBeVisible();
  });

  it('goes on with a part of it', async () => {
    const onSearch = await show();
    await page.getByRole('button', { name: 'Choose a part of it' }).click();
    await page.getByRole('button', { name: 'Search with this part' }).click();
    await expect.poll(() => onSearch.mock.calls.length).toBe(1);
    const part = await createImageBitmap(onSearch.mock.calls[0]![0]);
    expect(part.width).toBeLessThan(80);
  });

  it('goes on with another picture', async () => {
    const onSearch = await show();
    await expect.element(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
    const other = new File(['other'], 'other.jpg', { type: 'image/jpeg' });
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const given = new DataTransfer();
    given.items.add(other);
    chooser.files = given.files;
    chooser.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => onSearch.mock.calls[0]?.[0].name).toBe('other.jpg');
  });
});
