import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { EarlierDrafts } from './earlier-drafts.tsx';

const draft = {
  id: '7',
  creationId: 'citrus',
  version: 1,
  type: 'story',
  mode: 'create',
  pinId: null,
  title: 'Winter citrus',
  pageCount: 3,
  coverImageUrl: null,
  backgroundColor: '#ffffff',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

describe('the idea pins that were begun before', () => {
  it('lead on to each, and are deleted once that is confirmed', async () => {
    const { sent } = await mount(<EarlierDrafts />, { answer: ({ name }) => (name === 'StoryPinDraftsResource.delete' ? null : [draft]) });
    const link = page.getByRole('link', { name: /Winter citrus/ });
    await expect.element(link).toHaveAttribute('href', '/idea-pin-builder/?draft=7');
    await page.getByRole('button', { name: 'Delete the draft “Winter citrus”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(link).not.toBeInTheDocument();
    expect(sent.at(-1)?.input).toEqual({ id: '7' });
  });

  it('take no room where there are none', async () => {
    const { sent } = await mount(<EarlierDrafts />, { answer: () => [] });
    await expect.poll(() => sent.length).toBe(1);
    expect(page.getByRole('heading').elements()).toHaveLength(0);
  });
});
