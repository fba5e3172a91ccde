import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import { EditPublished } from './edit-published.tsx';

const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;
const pin = { type: 'pin', id: '9', videos: null, story_pin_data: null, source: null, access: ['write'] } as unknown as WholePin;
const open = (fields: object = {}) =>
  mount(<EditPublished pin={{ ...pin, ...fields }} />, {
    answer: ({ name }) => (name.endsWith('.get') ? [{ position: 0, url, width: 40, height: 60, edits: null }] : pin),
  });

describe('the picture of one’s own published pin', () => {
  it('is changed from what it was', async () => {
    const { sent } = await open();
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    await page.getByRole('button', { name: 'Flip' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(() => sent.at(-1))
      .toMatchObject({
        name: 'PinPictureEditsResource.update',
        input: { pin_id: '9', pictures: [{ position: 0, edits: { isFlipped: true } }] },
      });
  });

  it('asks before it throws changes away, and not where there are none', async () => {
    await open();
    const dialog = page.getByRole('dialog', { name: 'Crop and adjust' });
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    await page.getByRole('button', { name: 'Flip' }).click();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Go on editing' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Flip' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without them' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is drawn as sharp as the screen is', async () => {
    const kept = `/media/236x/ab/ab/${'ab'.repeat(32)}.jpg`;
    await mount(<EditPublished pin={pin} />, { answer: () => [{ position: 0, url: kept, width: 1200, height: 1800, edits: null }] });
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    const stage = () => document.querySelector<HTMLImageElement>('[role="dialog"] img');
    await expect.poll(() => stage()?.srcset).toContain('/orig/');
    expect(stage()!.currentSrc).not.toContain('/236x/');
  });

  it('stays where nothing was changed', async () => {
    const { sent } = await open();
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent.map(({ name }) => name)).toEqual(['PinPictureEditsResource.get']);
  });

  it.each([
    ['others', { access: [] }],
    ['saves', { source: { id: '3' } }],
    ['films', { videos: { videoList: {} } }],
    ['idea pins', { story_pin_data: {} }],
  ])('is not offered for %s', async (_what, fields) => {
    await open(fields);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
