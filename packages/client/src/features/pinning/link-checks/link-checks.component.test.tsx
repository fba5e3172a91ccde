import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount, type SentCall } from '../../../testing/mount.tsx';
import { LinkChecks } from './index.ts';

const images = { '136x136': { url: '/l.jpg', width: 136, height: 136 } };
const checkOf = (id: string, title: string, more: object) => ({
  id,
  pin: { type: 'pin', id, title, images },
  link: `https://fjell.example/${id}`,
  since: '2026-11-09T08:00:00Z',
  movedTo: null,
  nextLookAt: '2026-12-01T08:00:00Z',
  ...more,
});
const moved = checkOf('3', 'Field lamp', { state: 'moved', movedTo: 'https://fjell.example/shop/lamp' });
const gone = checkOf('4', 'Small room', { state: 'gone' });

async function open() {
  const kept = new Set(['3', '4']);
  const answer = ({ name, input }: SentCall) => {
    const { id, state } = input as { id?: string; state?: string };
    if (name === 'PinResource.update') kept.delete(id!);
    const left = [moved, gone].filter((check) => kept.has(check.id));
    const count = (one: string) => left.filter((check) => 'state' in check && check.state === one).length;
    if (name === 'LinkCheckCountsResource.get') return { all: left.length, gone: count('gone'), moved: count('moved'), waiting: 0 };
    if (name !== 'LinkChecksResource.get') return null;
    return left.filter((check) => state === undefined || ('state' in check && check.state === state));
  };
  return mount(<LinkChecks />, { answer });
}

describe('one’s own links', () => {
  it('takes the new address of a page that moved', async () => {
    const { sent, store } = await open();
    await expect.element(page.getByText('https://fjell.example/shop/lamp')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Use the new address' }).click();
    await expect.element(page.getByText('Field lamp')).not.toBeInTheDocument();
    expect(sent.find(({ name }) => name === 'PinResource.update')?.input).toEqual({ id: '3', link: 'https://fjell.example/shop/lamp' });
    expect(store.getState().toasts.current).toMatchObject({ kind: 'undoable', message: 'links.used' });
    await page.getByRole('button', { name: 'Take the link off' }).click();
    await expect.element(page.getByText('Every link still works.')).toBeInTheDocument();
  });

  it('are counted by kind, and again once one is seen to', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Use the new address' }).click();
    await expect.element(page.getByRole('button', { name: 'Moved 0' })).toBeVisible();
  });

  it('are shown by kind', async () => {
    await open();
    await page.getByRole('button', { name: 'Gone 1' }).click();
    await expect.element(page.getByText('Small room')).toBeInTheDocument();
    await expect.element(page.getByText('Field lamp')).not.toBeInTheDocument();
    await expect.element(page.getByText('Not found since November 9, 2026')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Try later 0' }).click();
    await expect.element(page.getByText('None of this kind.')).toBeInTheDocument();
  });
});
