import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { PinWords } from './pin-words.tsx';

const WHOLE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pictureAt = (preview_url: string) => ({
  url: 'https://rooms.example/sofa.jpg',
  preview_url,
  alt: 'A sofa',
  title: '',
  description: '',
  media_type: 'image/jpeg',
  width: 0,
  height: 0,
});

async function open(preview: string, others: readonly ReturnType<typeof pictureAt>[] = [], onOthers: () => void = () => undefined) {
  const picture = pictureAt(preview);
  const found = { pictures: [picture, ...others], page: null, isSearching: false, problem: null, again: () => undefined };
  const rest = { address: 'https://rooms.example/', title: '', description: '', onChange: () => undefined, onOthers };
  await mount(<PinWords found={found} picture={picture} {...rest} />);
}

describe('the picture in the save window', () => {
  it('is shown', async () => {
    await open(WHOLE);
    await expect.element(page.getByRole('img', { name: 'A sofa' })).toBeInTheDocument();
  });

  it('gives its place to a quiet sign where it cannot be had', async () => {
    await open('data:image/gif;base64,AAAA');
    await vi.waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(0));
    await expect.element(page.getByText('rooms.example', { exact: true })).toBeVisible();
  });

  it('says that its site does not hand it out, and offers other pictures and the extension', async () => {
    const onOthers = vi.fn();
    await open('data:image/gif;base64,AAAA', [pictureAt(WHOLE)], onOthers);
    await expect.element(page.getByText('does not hand this picture to us', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Save it with the browser extension' })).toHaveAttribute('href', '/save-button/');
    await page.getByRole('button', { name: 'Choose another picture' }).click();
    expect(onOthers).toHaveBeenCalledOnce();
  });
});
