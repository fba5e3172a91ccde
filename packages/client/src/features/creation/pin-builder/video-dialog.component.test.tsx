import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import type { DraftVideo } from './draft.ts';
import { VideoDialog } from './video-dialog.tsx';

const video: DraftVideo = {
  uploadId: 'a'.repeat(32),
  url: '/film.mp4',
  seconds: 8,
  edits: { trim_start: 2, trim_end: 10, is_muted: false, poster_at: null },
};

async function open() {
  const applied: unknown[] = [];
  await mount(<VideoDialog video={video} onApply={(changes) => void applied.push(changes)} onClose={() => {}} />);
  await expect.element(page.getByRole('dialog', { name: 'Edit the video' })).toBeVisible();
  const film = page.getByLabelText('The video').element() as HTMLVideoElement;
  const seek = (seconds: number) => Object.defineProperty(film, 'currentTime', { value: seconds, configurable: true });
  return { applied, seek };
}

describe('editing a video', () => {
  it('takes places of the film as places of the video as it came', async () => {
    const { applied, seek } = await open();
    await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled();
    seek(1.5);
    await page.getByRole('button', { name: 'Set “Cover” here' }).click();
    seek(3);
    await page.getByRole('button', { name: 'Set “Begins” here' }).click();
    await page.getByRole('switch', { name: 'Without sound' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(applied).toEqual([{ poster_at: 3.5, trim_start: 5, is_muted: true }]);
  });

  it('shows all that can be changed at once on a small laptop', async () => {
    await page.viewport(1280, 860);
    await open();
    (page.getByLabelText('The video').element() as HTMLVideoElement).style.aspectRatio = '16 / 9';
    await expect.element(page.getByRole('switch', { name: 'Without sound' })).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  });

  it('takes no end before the beginning', async () => {
    const { seek } = await open();
    seek(4);
    await page.getByRole('button', { name: 'Set “Begins” here' }).click();
    seek(1);
    await page.getByRole('button', { name: 'Set “Ends” here' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  });

  it('brings the whole video back', async () => {
    const { applied } = await open();
    await page.getByRole('button', { name: 'Keep the whole video' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(applied).toEqual([{ trim_start: 0, trim_end: null }]);
  });
});
