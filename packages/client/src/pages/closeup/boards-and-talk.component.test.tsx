import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import type { WholePin } from '../../features/pinning/pins/index.ts';
import { BoardsAndTalk } from './boards-and-talk.tsx';

const talk = () => document.querySelector('[aria-labelledby="comments-title"]');

it('the boards of a pin and the talk below them come together, so that nothing moves', async () => {
  const pin = {
    type: 'pin',
    id: '9',
    entityId: '9',
    access: [],
    comment_count: 0,
    comments_disabled: false,
    createdAt: '',
    board: null,
    description: '',
  };
  const boards = Promise.withResolvers<unknown>();
  await mount(
    <MemoryRouter>
      <BoardsAndTalk pin={pin as unknown as WholePin} />
    </MemoryRouter>,
    { answer: ({ name }) => (name === 'PinBoardsResource.get' ? boards.promise : []) },
  );
  await new Promise(requestAnimationFrame);
  expect(talk()).toBeNull();
  boards.resolve([{ type: 'board', id: '5', name: 'Tiles', url: '/mei/tiles/', pin_count: 4, owner: null }]);
  await expect.element(page.getByRole('link', { name: /^Tiles/ })).toBeVisible();
  expect(talk()).not.toBeNull();
});
