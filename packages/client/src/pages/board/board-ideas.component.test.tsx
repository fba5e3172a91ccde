import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { mount, pageOf, refusal, type MountOptions } from '../../testing/mount.tsx';
import { BoardIdeas } from './board-ideas.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;
const image = { url: picture, width: 40, height: 60 };
const pin = (id: string, title: string) => ({
  type: 'pin',
  id,
  title,
  pinner: { type: 'user', id: 'mei', fullName: 'Mei Tan', username: 'mei', imageSmallUrl: null, profileUrl: '/mei/' },
  dominantColor: '#336699',
  images: { orig: image, '236x': image, '474x': image, '736x': image },
  access: [],
  isBlurred: null,
  carouselData: null,
  productOffer: null,
  sponsorship: null,
  savedInfo: null,
  videos: null,
  storyPageCount: null,
});
const board = { type: 'board', id: '7', name: 'Hallway', url: '/mei/hallway/', privacy: 'public', access: [] as string[] } as StoredBoard;

it('a wall whose next page did not come says so, and brings it by a press', async () => {
  let asked = 0;
  const answer: MountOptions['answer'] = () => {
    asked += 1;
    if (asked === 2) throw refusal('unknown');
    return asked === 1 ? pageOf([pin('1', 'Hooks')], 'next') : [pin('2', 'Terrazzo')];
  };
  await mount(
    <MemoryRouter>
      <BoardIdeas board={board} />
    </MemoryRouter>,
    { answer },
  );
  await expect.element(page.getByText(/The next pins did not arrive/u)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Hooks' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Terrazzo' }).first()).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
