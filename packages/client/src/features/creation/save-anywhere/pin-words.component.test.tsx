import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { PinWords } from './pin-words.tsx';
import type { FoundForSave } from './use-found-pictures.ts';

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

  it.each([
    ['goes to the builder with its link and words where the page cannot be read', null, true],
    ['goes nowhere where the site wants nothing saved', 'Our rooms stay ours.', false],
  ])('%s', async (_, nopin, isOffered) => {
    const found = {
      pictures: [],
      page: nopin === null ? null : { nopin, canonical_url: null, title: '' },
      isSearching: false,
      problem: 'This page could not be reached.',
      again: () => undefined,
    } as unknown as FoundForSave;
    const words = { address: 'https://rooms.example/sofa', title: 'Sofa', description: 'For the hall' };
    await mount(<PinWords found={found} picture={null} {...words} onChange={() => undefined} onOthers={() => undefined} />);
    await expect.element(page.getByText('This page could not be reached.')).toBeVisible();
    const way = page.getByRole('link', { name: 'Choose a picture yourself' });
    if (!isOffered) return expect.element(way).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Description')).toHaveValue('For the hall');
    const { searchParams } = new URL(way.element().getAttribute('href')!, 'https://here.example');
    expect(Object.fromEntries(searchParams)).toEqual({ link: words.address, title: 'Sofa', description: 'For the hall' });
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
