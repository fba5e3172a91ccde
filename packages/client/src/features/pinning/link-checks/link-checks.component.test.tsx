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
    if (name !== 'LinkChecksResource.get') return null;
    return [moved, gone].filter((check) => kept.has(check.id) && (state === undefined || ('state' in check && check.state === state)));
  };
  return mount(<LinkChecks />, { answer });
}

describe('one’s own links', () => {
  it('takes the new address of a page that moved', async () => {
    const { sent } = await open();
    await expect.element(page.getByText('https://fjell.example/shop/lamp')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Use the new address' }).click();
    await expect.element(page.getByText('Field lamp')).not.toBeInTheDocument();
    expect(sent.find(({ name }) => name === 'PinResource.update')?.input).toEqual({ id: '3', link: 'https://fjell.example/shop/lamp' });
    await page.getByRole('button', { name: 'Take the link off' }).click();
    await expect.element(page.getByText('Every link still works.')).toBeInTheDocument();
  });

  it('are shown by kind', async () => {
    await open();
    await page.getByRole('button', { name: 'Gone', exact: true }).click();
    await expect.element(page.getByText('Small room')).toBeInTheDocument();
    await expect.element(page.getByText('Field lamp')).not.toBeInTheDocument();
    await expect.element(page.getByText('Not found since November 9, 2026')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Try later' }).click();
    await expect.element(page.getByText('None of this kind.')).toBeInTheDocument();
  });
});
